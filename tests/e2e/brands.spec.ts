// Three complete brands, built from copies of the project: nothing of the shipped
// brand is left, and every name has room.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";

import { requireContent } from "../../app/content/load.ts";
import { serveSite } from "../../bench/serve-site.ts";
import { copySite } from "../site-copy.ts";

const { brand, company } = requireContent("content").content;
const COLOURS = /oklch\([^)]+\)|#[\da-f]{6}\b/g;

/** The colours of a built site, without black and white. */
const coloursOf = (build: string) =>
  new Set(
    ["index.html", "icon.svg", "site.webmanifest", "drawings/*.svg"]
      .flatMap((pattern) => globSync(join(build, pattern)))
      .flatMap((file) => readFileSync(file, "utf8").match(COLOURS) ?? [])
      .filter((colour) => !/100% 0|#fff|#000|%20/.test(colour)),
  );

/** Where the header's parts reach over each other or out of the window. */
const headerOverlaps = (page: Page) =>
  page.evaluate(() => {
    // The browser gets this function alone.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const box = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect();
    const header = box(".site-header");
    const parts = Array.from(
      document.querySelectorAll(".logo :is(span, img)"),
      (part) => {
        if (part.tagName === "IMG") return part.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(part);
        return range.getBoundingClientRect();
      },
    ).filter(({ width }) => width > 0);
    const menu = [box(".menu-button"), box(".site-nav ul")].find(
      (each) => each && each.width > 0,
    );
    if (!header || !menu) return ["the header is incomplete"];
    const root = document.documentElement;
    const lineAt = Number.parseFloat(
      getComputedStyle(
        document.querySelector(".site-header") ?? root,
        "::before",
      ).insetInlineStart,
    );
    return [
      root.scrollWidth > root.clientWidth && "the page is too wide",
      menu.right > root.clientWidth && "the menu is outside the window",
      ...parts.flatMap((part) => [
        part.left < 0 && "the name is outside the window",
        part.right > menu.left && "the name reaches the menu",
        (part.top < header.top || part.bottom > header.bottom) &&
          "the name is higher than the header",
        part.left < lineAt && part.right > lineAt && "the name is on the line",
      ]),
    ].filter(Boolean);
  });

/** Whether a card's left and right margins are empty beside the name. */
async function hasCardMargins(file: string) {
  const pixels = async (left: number, width: number, height: number) => {
    const part = sharp(file).extract({ left, top: 4, width, height });
    return (await part.raw().toBuffer()).toString("hex");
  };
  const { width } = await sharp(file).metadata();
  const paper = (await pixels(0, 1, 1)).repeat(16 * 50);
  const margins = [pixels(0, 16, 50), pixels(width - 16, 16, 50)];
  return (await Promise.all(margins)).every((margin) => margin === paper);
}

const brandFiles = readFileSync(`${import.meta.dirname}/brands.yaml`, "utf8")
  .split("---\n")
  .map((text) => ({ text, name: /^name: (.+)$/m.exec(text)?.[1] }));

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 40"><path d="M0 0h320v40H0Z"/></svg>';
const [first] = brandFiles;
const withLogo = {
  name: `${first?.name} with a logo`,
  text: `${first?.text}\nlogo: logo.svg\n`,
};

for (const { name, text: brandFile } of [...brandFiles, withLogo]) {
  test(`the brand "${name}" is everywhere and has room`, async ({ page }) => {
    test.setTimeout(240_000);
    const site = copySite();
    try {
      site.write("content/brand.yaml", brandFile);
      if (brandFile === withLogo.text)
        site.write("content/images/logo.svg", LOGO);
      site.edit("content/company.yaml", company.email, "hello@example.org");
      // The titles that are too long for search engines take the short name.
      for (const file of globSync("content/*.{yaml,md}", {
        cwd: site.folder,
      })) {
        site.write(
          file,
          site
            .read(file)
            .replace(
              /(?<=^title: (?:.*\n){0,2}.*){company\.name}/m,
              "{company.short name}",
            ),
        );
      }
      await site.build();

      const build = join(site.folder, "build/client");
      const files = globSync("**/*.{html,js,css,svg,txt,xml,webmanifest}", {
        cwd: build,
      });
      const shipped = coloursOf("build/client");
      const leftOver = [
        ...[...coloursOf(build)].filter((colour) => shipped.has(colour)),
        ...files.filter((file) => {
          const text = readFileSync(join(build, file), "utf8");
          return [brand.name, company.email].some(
            (each) => text.includes(each) && !brandFile.includes(each),
          );
        }),
      ];
      expect(shipped.size).toBeGreaterThan(20);
      expect(leftOver).toEqual([]);

      const { address, stop } = await serveSite({}, site.folder);
      await page.route(/^https:/, (route) => route.abort());
      await page.goto(address);
      await expect
        .poll(() => page.evaluate(() => document.fonts.check("1em brand-text")))
        .toBe(true);
      await expect(page.locator(".logo").getByAltText("Al")).toHaveCount(
        brandFile === withLogo.text ? 1 : 0,
      );
      for (const width of [320, 390, 768, 800, 960, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await headerOverlaps(page), `at ${width} px`).toEqual([]);
      }
      for (const card of globSync("social/*.png", { cwd: build })) {
        expect(await hasCardMargins(join(build, card)), card).toBe(true);
      }
      await stop();
    } finally {
      site.remove();
    }
  });
}
