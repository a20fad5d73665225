import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

import { pictureSlots } from "./picture-slots";

test("the widths are those of the stylesheet", async () => {
  const css = await readFile("app/styles/breakpoints.css", "utf8");
  const sizes = Object.values(pictureSlots).map((slot) => slot.sizes);
  const widths = sizes.join().match(/\(width < \d+rem\)/g) ?? [];
  expect(widths).not.toEqual([]);
  for (const width of widths) expect(css).toContain(width);
});
