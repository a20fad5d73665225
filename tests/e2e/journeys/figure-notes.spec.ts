// The large figures, with what stands behind them.
import { expect, type Locator, type Page } from "@playwright/test";

import { test } from "../fixtures.ts";
import { main, open } from "../site.ts";

const paths = ["/", "/services", "/google-ads", "/microsoft-ads"] as const;

const notes = (page: Page): Locator => main(page).locator("details.notes");

/** The figures of the band that the notes stand in, as they are read. */
const figuresBeside = (fold: Locator): Promise<string[]> =>
  fold.evaluate((element) =>
    Array.from(
      element.parentElement?.querySelectorAll("dl > div") ?? [],
      (figure) =>
        `${figure.querySelector(".numeral")?.textContent} ${figure.querySelector("dt")?.textContent}`,
    ),
  );

for (const path of paths) {
  test(`each large figure of ${path} has a note of what it measures, shown on request`, async ({
    page,
  }) => {
    await open(page, path);
    const figures = await figuresBeside(notes(page));
    expect(figures).toHaveLength(4);
    const list = notes(page).getByRole("listitem");
    await expect(list).toHaveCount(0);
    await notes(page).locator("summary").press("Enter");
    await expect(list.locator("b")).toHaveText(figures);
    for (const note of await list.all()) {
      await expect(note.locator("p")).toHaveText([
        /\.$/,
        /^Period: .+\.$/,
        /^Basis: .+\.$/,
      ]);
    }
    await notes(page).locator("summary").press("Enter");
    await expect(list).toHaveCount(0);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(`the notes of ${path} are there all the same`, async ({ page }) => {
      await page.goto(path);
      const first = notes(page).locator("li").first();
      await expect(first).toBeHidden();
      await notes(page).locator("summary").click();
      await expect(first).toBeVisible();
      await notes(page).locator("summary").click();
      await expect(first).toBeHidden();
    });
  });
}
