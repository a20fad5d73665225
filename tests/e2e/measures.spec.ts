import { expect } from "@playwright/test";

import { test } from "./fixtures.ts";
import { open } from "./site.ts";

/** The pages that draw numbers. */
const paths = [
  "/",
  "/services",
  "/google-ads",
  "/microsoft-ads",
  "/contact",
] as const;

for (const path of paths) {
  test(`every measured element of ${path} has its numbers in its style`, async ({
    page,
  }) => {
    await open(page, path);
    const measured = await page.locator("[data-measure]").evaluateAll((all) =>
      all.flatMap((element) => {
        const tokens = element.getAttribute("data-measure")?.split(" ") ?? [];
        const style = getComputedStyle(element);
        return tokens.map((token) => {
          const [, name = "", number] = /^([a-z]+)-(.+)$/.exec(token) ?? [];
          const drawn = style.getPropertyValue(`--${name}`);
          return { token, number: Number(number), drawn: parseFloat(drawn) };
        });
      }),
    );
    expect(measured).not.toHaveLength(0);
    for (const { token, number, drawn } of measured) {
      expect(drawn, token).toBe(number);
    }
  });
}
