// The notes on the figures. Answers open without scripts: faults/without-scripts.spec.ts.
import { expect } from "@playwright/test";

import { test } from "../fixtures.ts";
import {
  answerNotice,
  main,
  oneOfEachTemplate,
  open,
  siteContent,
} from "../site.ts";

const {
  "google-ads": googleAds,
  home,
  "microsoft-ads": microsoftAds,
  "note-labels": noteLabels,
  services,
} = siteContent;

test.beforeEach(({ page }) => answerNotice(page));

for (const [path, content] of [
  ["/", home],
  ["/services", services],
  ["/google-ads", googleAds],
  ["/microsoft-ads", microsoftAds],
] as const) {
  if (!oneOfEachTemplate.includes(path)) continue;
  test(`the notes on the large figures of ${path} are shown on request`, async ({
    page,
  }) => {
    await open(page, path);
    const notes = main(page)
      .locator("details")
      .filter({ hasText: noteLabels.summary });
    const figures = (content.stats?.stats ?? [])
      .filter(({ note }) => note)
      .map(({ value, label }) => `${value} ${label}`);
    test.skip(figures.length === 0, "the content has no notes for this page");
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
