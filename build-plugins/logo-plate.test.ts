import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { tmpdir } from "node:os";
import { afterAll, expect, test } from "vitest";

import { logoPlates } from "./logo-plate.ts";

const folder = mkdtempSync(join(tmpdir(), "logo-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const PAPER = { light: "#fbfaf5", dark: "#0f1a14" };
const letters = (fill: string) => `<path d="M0 0h320v40H0Z" ${fill}/>`;
const NAVY = letters('fill="#0b1f3f"');
const WHITE = letters('style="fill:#fff"');

/** The schemes in which a logo stands on a plate. */
async function platesOf(light: string, dark = light) {
  const [first, second] = [light, dark].map((parts, index) => {
    const path = join(folder, `${index}.svg`);
    writeFileSync(
      path,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 80">${parts}</svg>`,
    );
    return { file: relative("content/images", path) };
  });
  if (!first || !second) throw new Error("there are two");
  const css = await logoPlates({ light: first, dark: second }, PAPER);
  return [...css.matchAll(/scheme: (\w+)\).*plate: ([^;]+)/g)].map(
    ([, scheme, plate]) => `${scheme} ${plate}`,
  );
}

test.each([
  ["navy letters", [NAVY], ["dark #fbfaf5"]],
  ["letters without a colour", [letters("")], ["dark #fbfaf5"]],
  ["navy and, in the dark, white letters", [NAVY, WHITE], []],
  ["white letters", [WHITE], ["light #0f1a14"]],
  ["orange letters", [letters('fill="#e8590c"')], []],
  [
    "navy letters with a red dot",
    [`${NAVY}<circle cx="20" cy="60" r="15" fill="#e03131"/>`],
    ["dark #fbfaf5"],
  ],
  [
    "letters that follow the scheme",
    [
      `<style>@media (prefers-color-scheme:dark){path{fill:#fff}}</style>${NAVY}`,
    ],
    [],
  ],
])(
  "a logo of %s is seen in both schemes",
  async (_, [light = "", dark], plates) => {
    expect(await platesOf(light, dark)).toEqual(plates);
  },
);

test("of a logo that cannot be read the file is told", async () => {
  await expect(platesOf("<path>")).rejects.toThrow(
    "0.svg: cannot be read to its end",
  );
});
