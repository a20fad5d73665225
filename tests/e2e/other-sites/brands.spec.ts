import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";

import { faultyTexts } from "../accessibility/texts.ts";
import { fontsHaveCome, open, siteContent } from "../site.ts";
import { test } from "./sites.ts";

const { brand, company } = siteContent;
const COLOURS = /oklch\([^)]+\)|#[\da-f]{6}\b/g;

const coloursOf = (build: string) =>
  new Set(
    ["index.html", "icon.svg", "site.webmanifest", "drawings/*.svg"]
      .flatMap((pattern) => globSync(join(build, pattern)))
      .flatMap((file) => readFileSync(file, "utf8").match(COLOURS) ?? [])
      .filter((colour) => !/100% 0|#fff|#000|%20/.test(colour)),
  );

const headerOverlaps = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    const boxOf = (node: Node) => {
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    };
    const { clientWidth, scrollWidth } = document.documentElement;
    const header = document.querySelector(".site-header");
    const menu = [
      ...document.querySelectorAll(".menu-button, .site-nav ul"),
    ].find((each) => each.checkVisibility());
    if (!header || !menu) return ["the header is incomplete"];
    const { top, bottom } = header.getBoundingClientRect();
    const { left: menuLeft, right: menuRight } = menu.getBoundingClientRect();
    const line = parseFloat(getComputedStyle(header, "::before").left);
    const parts = [...document.querySelectorAll(".logo > *")]
      .map(boxOf)
      .filter(({ width }) => width > 0);
    return [
      parts.length === 0 && "there is no name",
      scrollWidth > clientWidth && "the page is too wide",
      menuRight > clientWidth && "the menu is outside the window",
      ...parts.flatMap((part) => [
        part.left < 0 && "the name is outside the window",
        part.right > menuLeft && "the name reaches the menu",
        (part.top < top || part.bottom > bottom) &&
          "the name is higher than the header",
        part.left < line && part.right > line && "the name is on the line",
      ]),
    ].filter(Boolean);
  });

test("on phones no word is split that fits a line, and none is cut", async ({
  page,
}) => {
  await open(page, "/longest");
  await fontsHaveCome(page);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const faulty = await faultyTexts(page, ".section, header");
    expect(faulty, `at ${width} px`).toEqual({ cut: [], split: [] });
    await expect(page.locator("main")).toHaveJSProperty("scrollWidth", width);
    const lines = await page.locator(".logo").evaluate((logo) => {
      const range = document.createRange();
      range.selectNodeContents(logo);
      const tops = [...range.getClientRects()].map(({ top }) =>
        Math.round(top),
      );
      return new Set(tops).size;
    });
    expect(lines, "lines of the name").toBeLessThanOrEqual(3);
  }
});

test("the lowest of hanging prices stays below the waterline", async ({
  page,
}) => {
  await open(page, "/longest");
  await fontsHaveCome(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const above = await page.locator(".hang").evaluate((hang) => {
      const { top } = hang.getBoundingClientRect();
      return [...hang.querySelectorAll("small, b")].filter(
        (each) => each.getBoundingClientRect().top < top,
      ).length;
    });
    expect(above, `at ${width} px`).toBe(0);
  }
});

test("the photograph of an author is whole beside an article", async ({
  page,
}) => {
  await open(page, "/articles/photographed");
  const photo = page.locator(".author img");
  await expect(photo).toHaveJSProperty("clientWidth", 64);
  await expect(photo).toHaveJSProperty("clientHeight", 64);
});

async function hasMargins(card: string) {
  const { width } = await sharp(card).metadata();
  const margins = await Promise.all(
    [0, width - 16].map((left) =>
      sharp(card)
        .extract({ left, top: 4, width: 16, height: 50 })
        .removeAlpha()
        .greyscale()
        .raw()
        .toBuffer(),
    ),
  );
  return margins.every((pixels) => new Set(pixels).size === 1);
}

/** The pages of a build that are drawn as a lead line. */
const withDepths = (build: string) =>
  globSync(join(build, "**/*.html")).filter((file) =>
    /fathoms<|"lead-weight"|"sea-bed"|href="#m\d/.test(
      readFileSync(file, "utf8"),
    ),
  );

for (const owner of ["brightwater", "al"] as const)
  test.describe(owner, () => {
    test.use({ owner });

    test("the brand is everywhere and has room", async ({ page, site }) => {
      const shipped = coloursOf("build/client");
      expect(shipped.size).toBeGreaterThan(20);
      const files = globSync(
        join(site.build, "**/*.{html,js,css,svg,txt,xml,webmanifest}"),
      );
      const left = [
        ...[...coloursOf(site.build)].filter((colour) => shipped.has(colour)),
        ...files.filter((file) => {
          const text = readFileSync(file, "utf8");
          return text.includes(brand.name) || text.includes(company.email);
        }),
      ];
      expect(left).toEqual([]);
      expect(withDepths("build/client").length > 0).toBe(brand.hasMetaphor);
      if (owner === "al") expect(withDepths(site.build)).toEqual([]);

      await open(page, "/");
      await fontsHaveCome(page);
      await expect(page.locator(".logo").getByAltText("Al")).toHaveCount(
        owner === "al" ? 1 : 0,
      );
      for (const width of [320, 390, 768, 800, 960, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await headerOverlaps(page), `at ${width} px`).toEqual([]);
      }
      for (const card of globSync(join(site.build, "social/*.png")))
        expect(await hasMargins(card), card).toBe(true);
    });
  });
