import { expect } from "@playwright/test";

import { main, open } from "../site.ts";
import { test } from "./sites.ts";

const PLAYER = "https://www.youtube-nocookie.com/embed/aBcDeFgHiJk?autoplay=1";

test.use({ owner: "al" });

test("a calendar opens in the page when its link is pressed", async ({
  page,
  complaints,
}) => {
  const frame = "https://app.cal.com/leadline/call/embed?embed=";
  await page.route(frame, (route) =>
    route.fulfill({
      contentType: "text/html",
      // As Cal.com's own page does.
      body: `<p>Times<script>
        document.body.style.visibility = "hidden";
        onmessage = ({ data }) => {
          if (data.originator === "CAL" && data.method === "parentKnowsIframeReady")
            document.body.style.visibility = "visible";
        };
        parent.postMessage({ originator: "CAL", type: "__iframeReady" }, "*");
      </script>`,
    }),
  );
  const response = await open(page, "/contact");
  expect(response?.headers()["content-security-policy"]).toContain(
    "https://app.cal.com",
  );
  const link = main(page).getByRole("link", { name: "Choose a time" });
  await expect(link).toHaveAttribute("href", "https://cal.com/leadline/call");
  await expect(main(page).locator("iframe")).toHaveCount(0);
  await link.click();
  await expect(main(page).locator("iframe")).toHaveAttribute(
    "title",
    "Choose a time",
  );
  await expect(
    page.frameLocator("main iframe").getByText("Times"),
  ).toBeVisible();
  complaints.expect(/app\.cal\.com/);
});

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
