import { expect, test } from "vitest";

import { table } from "./schema.ts";

const given = {
  label: "Who pays what",
  columns: ["Advertiser", "Rank"],
  rows: [
    { name: "You", cells: ["£2,240"] },
    { name: "Others", cells: ["16.8"] },
  ],
};

const read = (changes: object) => table.safeParse({ ...given, ...changes });

const bars = (name?: string) =>
  read({ bars: name }).data?.rows.map(({ bar }) => bar);

test("bars draw the numbers of one column", () => {
  expect(bars("Rank")).toEqual([2240, 16.8]);
  expect(bars()).toEqual([0, 0]);
});

test.each([
  [{ bars: "Rang" }, "must be the name of a column that has a number"],
  [{ bars: "Advertiser" }, "must be the name of a column that has a number"],
  [{ columns: ["Advertiser", "Bid", "Rank"] }, "must have a cell in each row"],
])("%j is refused", (changes, reason) => {
  expect(read(changes).error?.issues.map(({ message }) => message)).toEqual([
    expect.stringContaining(reason),
  ]);
});
