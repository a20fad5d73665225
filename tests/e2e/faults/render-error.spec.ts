// One page, or the layout around all, throws while it renders.
import { expect, type Page } from "@playwright/test";

import { expectFallback, expectWayBack } from "../fallback.ts";
import { test } from "../fixtures.ts";
import { expectSameDocument, markDocument } from "../same-document.ts";
import { hydrated, main, mainNavigation, open } from "../site.ts";

const THROWN = "The line parted";

const THROWING = `export default function Broken() { throw new Error("${THROWN}"); }`;

/** The page of this name throws instead of rendering. */
const breakCode = (page: Page, name: string): Promise<unknown> =>
  page.route(`**/assets/${name}-*.js`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: THROWING }),
  );

const link = (page: Page, name: string) =>
  mainNavigation(page).getByRole("link", { name, exact: true });

test.beforeEach(({ complaints }) => {
  complaints.expect(new RegExp(`console error: .*${THROWN}`));
});

test("a page that throws shows the screen, and the others work on", async ({
  page,
}) => {
  await breakCode(page, "services");
  await open(page, "/");
  await markDocument(page);
  await link(page, "Services").click();
  await expect(page).toHaveURL("/services");
  await expectFallback(page, THROWN);
  await expect(main(page)).toBeFocused();
  await expectWayBack(page);
  await link(page, "About Us").click();
  await expect(page).toHaveTitle(/^About Us/);
  await link(page, "Services").click();
  await expectFallback(page, THROWN);
  await page.goBack();
  await expect(page).toHaveTitle(/^About Us/);
  await expect(main(page).getByRole("alert")).toHaveCount(0);
  await expectSameDocument(page);
});

test("a page that throws on a full load shows the screen, and leads back", async ({
  page,
}) => {
  await breakCode(page, "services");
  await page.goto("/services");
  await expectFallback(page, THROWN);
  await hydrated(page);
  await markDocument(page);
  await expectWayBack(page);
});

test("the page that threw can be loaded again", async ({ page }) => {
  await breakCode(page, "services");
  await open(page, "/");
  await link(page, "Services").click();
  await expectFallback(page, THROWN);
  await page.unroute("**/assets/services-*.js");
  await main(page).getByRole("link", { name: "Load this page again" }).click();
  await expect(page).toHaveTitle(/^Services/);
  await expect(main(page).getByRole("alert")).toHaveCount(0);
});

test("a layout that throws leaves the screen with the error's message", async ({
  page,
}) => {
  await page.route("**/assets/root-*.js", async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const rest = code.replace(/ as default(?=[,}])/, " as unused");
    expect(rest).not.toBe(code);
    await route.fulfill({ response, body: `${rest}; ${THROWING}` });
  });
  await page.goto("/about");
  const heading = main(page).getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Unexpected Application Error!");
  await expect(main(page).getByRole("alert")).toHaveText(THROWN);
  const retry = main(page).getByRole("link", { name: "Load this page again" });
  await expect(retry).toHaveAttribute("href", "/about");
  await main(page).getByRole("link", { name: "Return to Homepage" }).click();
  await expect(page).toHaveURL("/");
});
