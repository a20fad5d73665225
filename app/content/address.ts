import { z } from "zod";

import type { PageAddress } from "../page-path.ts";
import { refusedUnless } from "./schema/entry.ts";

const ADDRESS = /^\/(?!\/)\S*$/;

const isAddress = (value: string): value is PageAddress => ADDRESS.test(value);

/** The address of a page of this site; `findLinkProblems` checks whether it exists. */
export const pageAddress = z
  .string()
  .transform((value) => value.trim())
  .refine(isAddress, {
    error: ({ input }) =>
      `"${String(input)}" is not an address of this site, such as /contact`,
  })
  .meta(
    refusedUnless(ADDRESS, "must be an address of this site, such as /contact"),
  );

/** A UK telephone number as a link; from abroad the zero of "+44 (0)20" is not dialled. */
export const telephoneLink = (number: string): string =>
  `tel:${number
    .replace(/^00/, "+")
    .replace(/^(\+.*)\(0\)/, "$1")
    .replaceAll(/[^\d+]/g, "")
    .replace(/^(?:\+440|0)/, "+44")}`;
