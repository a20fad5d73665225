import { auctionSection } from "../../content/schema/auction.ts";
import { entry } from "../../content/schema/entry.ts";
import { heading, list, text } from "../../content/schema/primitives.ts";
import { caption } from "../../content/schema/shared.ts";
import { frameKeys } from "../keys.ts";

const rows = entry({
  label: text.describe("What the table compares, above it."),
  columns: list(text, 2, 6),
  rows: list(list(text, 2, 6), 2, 6),
  caption: caption.optional(),
}).refine(
  ({ columns, rows: each }) =>
    each.every(({ length }) => length === columns.length),
  { path: ["rows"], error: "must have as many parts in each row as columns" },
);

/** A comparison in rows: an auction, whose prices are computed, or any other. */
export const table = entry({
  ...frameKeys,
  heading: heading.optional(),
  auction: auctionSection.optional(),
  comparison: rows.optional(),
}).refine(
  ({ auction, comparison }) =>
    (auction === undefined) !== (comparison === undefined),
  'must have either "auction" or "comparison"',
);
