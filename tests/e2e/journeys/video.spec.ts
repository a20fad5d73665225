// A film in a page: nothing of it is loaded before its button is pressed.
import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import sharp from "sharp";

import { serveSite } from "../../../bench/serve-site.ts";
import { copySite } from "../../site-copy.ts";
import { test as base } from "../fixtures.ts";
import { main, open } from "../site.ts";

const PAGE = "content/pages/company-details.md";
const FILM = "\n[![A boat](boat.jpg)](https://youtu.be/aBcDeFgHiJk)\n";
const PLAYER = "https://www.youtube-nocookie.com/embed/aBcDeFgHiJk?autoplay=1";

const test = base.extend<object, { site: string }>({
  site: [
    // Playwright reads from the pattern that this fixture needs no other.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, run) => {
      const copy = copySite();
      copy.write(PAGE, `${copy.read(PAGE).trimEnd()}\n\n## A film\n${FILM}`);
      const boat = sharp(
        readFileSync(`${import.meta.dirname}/../../fixtures/photograph.jpg`),
      ).resize(1200);
      copy.write("content/images/boat.jpg", await boat.toBuffer());
      await copy.build();
      const { address, stop } = await serveSite({}, copy.folder);
      await run(address);
      await stop();
      copy.remove();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: ({ site }, run) => run(site),
});

test("a film loads its player when its button is pressed", async ({
  page,
  complaints,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (/youtu|google/.test(request.url())) foreign.push(request.url());
  });
  const other = await open(page, "/contact");
  expect(other?.headers()["content-security-policy"]).not.toContain("youtube");
  await open(page, "/company-details");
  const play = main(page).getByRole("link", { name: /^Play the film/ });
  await expect(main(page)).toContainText("Plays from YouTube");
  expect(foreign).toEqual([]);
  complaints.expect(/^request: GET https:\/\/www\.youtube-nocookie\.com\//);
  await play.click();
  const player = main(page).locator("iframe");
  await expect(player).toHaveAttribute("src", PLAYER);
  await expect(player).toHaveAttribute("title", "A boat");
  await expect(player).toBeFocused();
  await expect.poll(() => foreign).toEqual([PLAYER]);
  await expect(play).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a film is a link to it, in a page of its own", async ({ page }) => {
    await page.goto("/company-details");
    const play = main(page).getByRole("link", { name: /^Play the film/ });
    await expect(play).toHaveAttribute("href", "https://youtu.be/aBcDeFgHiJk");
    await expect(play).toHaveAttribute("target", "_blank");
  });
});
