// On paper: ink on white and all there is to read, from a dark screen too.
import { expect, type Page } from "@playwright/test";

import { test } from "../fixtures.ts";
import { cookieNotice, footer, header, main, open } from "../site.ts";
import { everyPath, openAny } from "./every-page.ts";

test.use({ colorScheme: "dark" });

/** The printed parts whose ground is dark or whose letters are pale. */
const notInkOnWhite = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", {
      willReadFrequently: true,
    });
    if (!canvas) throw new Error("no canvas");
    const isDark = (color: string) => {
      canvas.fillStyle = "white";
      canvas.fillRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(
        0,
        0,
        1,
        1,
      ).data;
      return red + green + blue < 1.5 * 255;
    };
    // What stands on a bar or a badge is white: these are drawn, and printed.
    const drawn = ".weeks li > span, .hours td span, .badge";
    return Array.from(document.body.querySelectorAll(":not(img)"))
      .filter((element) => element.checkVisibility() && !element.closest(drawn))
      .flatMap((element) => {
        const { backgroundColor, color } = getComputedStyle(element);
        const name = `${element.localName}.${element.getAttribute("class")}`;
        return [
          ...(isDark(backgroundColor) ? [`${name} on ${backgroundColor}`] : []),
          ...(isDark(color) ? [] : [`${name} in ${color}`]),
        ];
      });
  });

/** Headings that may end a page or be split by its end. */
const looseHeadings = (page: Page): Promise<string[]> =>
  page.locator("h1, h2, h3").evaluateAll((all) =>
    all
      .filter((heading) => {
        const { breakAfter, breakInside } = getComputedStyle(heading);
        return breakAfter !== "avoid" || breakInside !== "avoid";
      })
      .map(({ textContent }) => textContent),
  );

/** In the size of the page's text. */
const titleSize = (page: Page): Promise<number> =>
  main(page)
    .getByRole("heading", { level: 1 })
    .evaluate((title) => {
      const [size = 0, textSize = 0] = [title, document.documentElement].map(
        (element) => Number.parseFloat(getComputedStyle(element).fontSize),
      );
      return size / textSize;
    });

for (const path of everyPath) {
  test(`${path} on paper`, async ({ page, complaints }) => {
    await openAny(page, path, complaints);
    await expect(cookieNotice(page)).toBeVisible();
    await page.emulateMedia({ media: "print" });
    // What single pages say of their type sizes gives way.
    expect(await titleSize(page)).toBeLessThan(3.01);
    await expect(header(page)).toBeHidden();
    await expect(cookieNotice(page)).toBeHidden();
    for (const useless of ["nav", "form", "button", ".button", ".skip"]) {
      await expect(page.locator(`${useless}:visible`)).toHaveCount(0);
    }
    await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
    await expect(footer(page).getByText("Registered in England")).toBeVisible();
    for (const answer of await main(page).locator("details > p").all()) {
      await expect(answer).toBeVisible();
    }
    expect(await notInkOnWhite(page)).toEqual([]);
    expect(await looseHeadings(page)).toEqual([]);
  });
}

test("an outside link says where it leads, the others don't", async ({
  page,
}) => {
  await open(page, "/privacy");
  await page.emulateMedia({ media: "print" });
  const addressAfter = (href: string) =>
    page.evaluate((address) => {
      const link = document.createElement("a");
      link.href = address;
      link.textContent = "a link";
      document.querySelector("main p")?.append(link);
      return getComputedStyle(link, "::after").content;
    }, href);
  expect(await addressAfter("https://ico.org.uk/")).toContain("ico.org.uk");
  expect(await addressAfter("mailto:hello@example.com")).toBe("none");
  expect(await addressAfter("tel:+442079460172")).toBe("none");
  expect(await addressAfter("/contact")).toBe("none");
});

test("the answers are on paper without scripts too", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto("/about");
  const answer = main(page).locator("details > p").first();
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(answer).toBeVisible();
  await context.close();
});

test("what the figures measure is printed", async ({ page }) => {
  await open(page, "/");
  const note = main(page).locator("details.notes li").first();
  await expect(note).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(note).toBeVisible();
});

const sheetsOf = async (page: Page): Promise<number> => {
  const pdf = await page.pdf({ format: "A4" });
  return pdf.toString("latin1").match(/\/Type ?\/Page\b/g)?.length ?? 0;
};

test("the cookie notice's room takes no paper", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/thank-you");
  await expect(cookieNotice(page)).toBeVisible();
  const room = () =>
    page.evaluate(() => Number.parseFloat(document.body.style.paddingBlockEnd));
  await expect.poll(room).toBeGreaterThan(100);
  const sheets = await sheetsOf(page);
  expect(sheets).toBeGreaterThan(0);
  await cookieNotice(page).getByRole("button", { name: "Accept" }).click();
  await expect(cookieNotice(page)).toBeHidden();
  expect(sheets).toBe(await sheetsOf(page));
});
