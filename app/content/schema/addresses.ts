import { z } from "zod";

import {
  contactAddress,
  SUBJECTS,
} from "../../features/enquiry/enquiry-address.ts";
import type { PageAddress } from "../../page-path.ts";
import routes from "../../routes.ts";
import { nearest } from "./entry.ts";

type Route = (typeof routes)[number];

function* pathsOf(entries: readonly Route[], base = ""): Generator<string> {
  for (const { path, index, children } of entries) {
    const address = path === undefined ? base : `${base}/${path}`;
    if (children) yield* pathsOf(children, address);
    else if (index || path !== "*") yield address || "/";
  }
}

/** The URL path of every page in routes.ts. */
export const pagePaths: ReadonlySet<string> = new Set(pathsOf(routes));

const contactAddresses: ReadonlySet<string> = new Set(
  SUBJECTS.map(contactAddress),
);

const isPageAddress = (value: string): value is PageAddress =>
  pagePaths.has(value.replace(/#.+$/, "")) || contactAddresses.has(value);

/** A page of this site, with or without a fragment, or the URL of an enquiry. */
export const pageAddress = z
  .string()
  .transform((value) => value.trim())
  .refine(isPageAddress, {
    error: ({ input }) => {
      const near = nearest(String(input), [...pagePaths]);
      return `is not a page of this site. ${near ? `Did you mean ${near}?` : `The pages are: ${[...pagePaths].join(", ")}.`}`;
    },
  });

