import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

import { FULL_LENGTH } from "~/format/bar-length";
import { CLOCK_WEEKS } from "~/format/phase-weeks";
import { CHART_DEPTH } from "~/format/soundings";
import { CLOCK } from "~/format/opening-hours";

test.each([
  ["sections/home-hero.css", `--depth: ${CHART_DEPTH};`],
  ["sections/weeks.css", `--weeks: ${CLOCK_WEEKS};`],
  ["sections/hours.css", `--from: ${CLOCK.from};`],
  ["sections/hours.css", `--span: ${CLOCK.to - CLOCK.from};`],
])("%s draws to the scale of the content: %s", async (file, declaration) => {
  const css = await readFile(`app/styles/${file}`, "utf8");
  expect(css).toContain(declaration);
});

test("bars without a scale of their own share the longest one", async () => {
  const css = await readFile("app/styles/parts/bar.css", "utf8");
  const scales = Array.from(
    css.matchAll(/var\(--unit, ([\d.]+)\)/g),
    ([, scale]) => Number(scale),
  );
  expect(scales).toEqual([FULL_LENGTH, FULL_LENGTH]);
});
