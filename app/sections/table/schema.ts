import { entry } from "../../content/schema/entry.ts";
import { heading, list, text, yesNo } from "../../content/schema/primitives.ts";
import { caption } from "../../content/schema/shared.ts";
import { frameKeys } from "../keys.ts";

const lengthOf = (cell = "") => Number(cell.replaceAll(/[^\d.]/g, ""));

export const table = entry({
  ...frameKeys,
  heading: heading.optional(),
  label: text.describe("What the table compares, above it."),
  columns: list(text, 2, 6),
  rows: list(entry({ name: text, cells: list(text, 1, 5) }), 2, 6),
  bars: text
    .optional()
    .describe("The column whose numbers are bars below the rows, too."),
  oursFirst: yesNo
    .optional()
    .describe("Yes if the first row stands out, in the accent colour."),
  caption: caption.optional(),
})
  .refine(
    ({ columns, rows }) =>
      rows.every(({ cells }) => cells.length === columns.length - 1),
    {
      path: ["rows"],
      error: "must have a cell in each row for each column but the first",
    },
  )
  .transform(({ bars, rows, ...given }, context) => {
    const column = given.columns.indexOf(bars ?? "") - 1;
    const drawn = rows.map((row) => ({
      ...row,
      bar: lengthOf(row.cells[column]),
    }));
    if (bars !== undefined && !drawn.every(({ bar }) => bar > 0))
      context.addIssue({
        code: "custom",
        path: ["bars"],
        message: "must be the name of a column that has a number in each row",
      });
    return { ...given, rows: drawn };
  })
  .describe("a comparison in rows");
