// What is folded away until somebody asks: answers, and notes on the figures.
import { expect } from "@playwright/test";

import { test } from "../fixtures.ts";
import { answerNotice, main, open } from "../site.ts";
import { siteContent } from "../site.ts";

const { "note-labels": noteLabels } = siteContent;

test.beforeEach(({ page }) => answerNotice(page));

for (const path of ["/services", "/about"]) {
  test(`each question on ${path} opens and closes by itself`, async ({
    page,
  }) => {
    await open(page, path);
    const items = main(page)
      .locator("details")
      .filter({ has: page.getByText(/\?$/) });
    await expect(items).toHaveCount(5);
    const answers = items.locator("summary + *");
    const expectOpen = async (isOpen: boolean[]) => {
      for (const [place, visible] of isOpen.entries()) {
        await expect(answers.nth(place)).toBeVisible({ visible });
      }
    };
    await expectOpen([false, false, false, false, false]);
    for (const item of await items.all()) await item.locator("summary").click();
    await expectOpen([true, true, true, true, true]);
    await items.nth(1).locator("summary").click();
    await expectOpen([true, false, true, true, true]);
    // By the keyboard: Enter and Space, from question to question.
    await items.nth(0).locator("summary").press("Enter");
    await page.keyboard.press("Tab");
    await expect(items.nth(1).locator("summary")).toBeFocused();
    await page.keyboard.press("Space");
    await expectOpen([false, true, true, true, true]);
  });
}

for (const path of ["/", "/services", "/google-ads", "/microsoft-ads"]) {
  test(`each large figure of ${path} has a note, shown on request`, async ({
    page,
  }) => {
    await open(page, path);
    const notes = main(page)
      .locator("details")
      .filter({ hasText: noteLabels.summary });
    const figures = await notes.evaluate((fold) =>
      Array.from(
        fold.parentElement?.querySelectorAll("dl > div") ?? [],
        (figure) => {
          const label = figure.querySelector("dt")?.textContent;
          return `${figure.querySelector("dd")?.textContent} ${label}`;
        },
      ),
    );
    expect(figures).toHaveLength(4);
    const list = notes.getByRole("listitem");
    await expect(list).toHaveCount(0);
    await notes.locator("summary").press("Enter");
    await expect(list.locator("b")).toHaveText(figures);
    for (const note of await list.all()) {
      await expect(note.locator("p")).toHaveText([
        /\.$/,
        new RegExp(String.raw`^${noteLabels.period} .+\.$`),
        new RegExp(String.raw`^${noteLabels.basis} .+\.$`),
      ]);
    }
    await notes.locator("summary").press("Enter");
    await expect(list).toHaveCount(0);
  });
}
