import { z } from "zod";

import { FATHOMS } from "../../format/soundings.ts";
import {
  areUnique,
  mark,
  pageHead,
  richText,
  sample,
  text,
} from "./primitives.ts";
import { wrong } from "./reasons.ts";
import { stat } from "./shared.ts";

const list = z.strictObject({
  list: z.array(richText).min(1, "must have an item"),
});

const table = z.strictObject({
  table: z
    .strictObject({
      columns: z.array(text).min(1, "must have a column"),
      rows: z.array(z.array(text)).min(1, "must have a row"),
    })
    .refine(
      ({ columns, rows }) => rows.every((row) => row.length === columns.length),
      "every row must have a cell for each column",
    ),
});

/** A paragraph, a list or a table. */
const block = z.union(
  [richText, list, table],
  wrong("must be a paragraph, a list or a table"),
);

const part = z.strictObject({
  /** The fragment of its URL. */
  id: z.string().regex(/^[a-z-]+$/, "must be small letters and hyphens"),
  fathoms: mark.shape.fathoms,
  title: text,
  blocks: z.array(block).min(1, "must have a paragraph"),
  sample,
});

export const privacyPage = z.strictObject({
  head: pageHead,
  hero: z.strictObject({
    lastUpdated: z.strictObject({
      label: text,
      date: z.iso.date("must be a date such as 2025-07-15"),
    }),
    heading: text,
    inShort: z.array(stat).length(3, "must be three figures"),
  }),
  contents: text,
  parts: z
    .array(part)
    .refine(
      (parts) => parts.map(({ fathoms }) => fathoms).join() === FATHOMS.join(),
      `must have the nine marks in order: ${FATHOMS.join(", ")}`,
    )
    .refine(
      (parts) => areUnique(parts.map(({ id }) => id)),
      "must not give two parts the same id",
    ),
});

export type PrivacyPage = z.infer<typeof privacyPage>;
export type PolicyBlock = z.infer<typeof block>;
