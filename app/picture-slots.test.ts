import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

import { slotSizes } from "./picture-slots";

test("narrow windows come first, the smallest before the others", () => {
  expect(
    slotSizes({ otherwise: "19vw", below60: "44vw", below36: "38vw" }),
  ).toBe("(width < 36rem) 38vw, (width < 60rem) 44vw, 19vw");
});

test("the widths are those of the stylesheet", async () => {
  const css = await readFile("app/styles/breakpoints.css", "utf8");
  const sizes = slotSizes({
    below36: "1vw",
    below48: "1vw",
    below60: "1vw",
    otherwise: "1vw",
  });
  for (const [, width] of sizes.matchAll(/width < (\d+)rem/g)) {
    expect(css).toContain(
      `@custom-media --below-${width} (width < ${width}rem)`,
    );
  }
  expect(sizes.match(/width </g)).toHaveLength(3);
});
