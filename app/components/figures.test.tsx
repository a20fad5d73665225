import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { DrawnStats } from "./figures";

const listOf = (...values: string[]) =>
  renderToString(
    <DrawnStats
      stats={values.map((value) => ({
        value,
        label: value,
        drawing: undefined,
      }))}
    />,
  );

test("figures of usual length have the sizes of the design", () => {
  expect(listOf("63M+", "40%")).toMatch(/^<dl class="columns"><div>/);
});

test("one long figure makes all figures of its list smaller, by its letters", () => {
  expect(listOf("£12,400", "40%")).toMatch(
    /^<dl class="columns" style="--letters:7">/,
  );
});
