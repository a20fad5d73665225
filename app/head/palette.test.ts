import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

import { readPalette } from "./palette";

test("the colours of tokens.css are converted to sRGB", async () => {
  const palette = readPalette(await readFile("app/styles/tokens.css", "utf8"));
  expect(Object.fromEntries(palette)).toMatchObject({
    paper: { light: "#fafaf6", dark: "#101a27" },
    ink: { light: "#0d192b", dark: "#f0efe7" },
    "signal-fill": { light: "#ce1e04", dark: "#ce1e04" },
    deep: { light: "#0d192b", dark: "#050b16" },
    "deep-ink": { light: "#f7f6f0", dark: "#f7f6f0" },
  });
});

test("colours with transparency and other tokens are left out", () => {
  const css =
    "--rule: oklch(0.2 0 0 / 0.2);\n--line: 2px;\n--white: oklch(1 0 0);";
  expect([...readPalette(css).keys()]).toEqual(["white"]);
});
