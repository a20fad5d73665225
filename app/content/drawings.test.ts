import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { drawingSizes } from "./drawings";

test("a drawing has the size of its file, and a view its own", () => {
  expect(drawingSizes.get("coil")).toEqual({ width: 2000, height: 1720 });
  expect(drawingSizes.get("services#msft")).toEqual({
    width: 566,
    height: 100,
  });
  expect(drawingSizes.has("services")).toBe(false);
});

test("a drawing in light ink is for a dark ground", () => {
  expect(drawingSizes.get("s-40")).toHaveProperty("isForDark", true);
  expect(drawingSizes.get("coil")).not.toHaveProperty("isForDark");
});

/** A command of an SVG path, other than Z, that no coordinates follow. */
const CUT_SHORT = / d="[^"]*?([a-y])\s*[a-z"]/i;

test.each(globSync("app/plates/*.svg"))(
  "%s has no path that browsers would draw only partly",
  (file) => {
    expect(readFileSync(file, "utf8")).not.toMatch(CUT_SHORT);
  },
);
