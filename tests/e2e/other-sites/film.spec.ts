import { expect } from "@playwright/test";

import { main, open } from "../site.ts";
import { test } from "./sites.ts";

const PLAYER = "https://www.youtube-nocookie.com/embed/aBcDeFgHiJk?autoplay=1";

test.use({ owner: "al" });

test("a film loads its player when its button is pressed", async ({
  page,
  complaints,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (/youtu/.test(request.url())) foreign.push(request.url());
  });
  const other = await open(page, "/contact");
  expect(other?.headers()["content-security-policy"]).not.toContain("youtube");
  await open(page, "/company-details");
  const play = main(page).getByRole("link", { name: /^Play the film/ });
  await expect(main(page)).toContainText("Plays from YouTube");
  // Without scripts it is a link.
  await expect(play).toHaveAttribute("href", "https://youtu.be/aBcDeFgHiJk");
  await expect(play).toHaveAttribute("target", "_blank");
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
