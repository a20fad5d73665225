// A campaign's page without a menu, and a page of a third network, as docs/content.md adds them.
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

import { field } from "../contact-form.ts";
import {
  estimator,
  estimatorStarted,
  expectTotal,
  startLink,
} from "../estimator.ts";
import { readGraph, thingsOf } from "../../graph-things.ts";
import {
  answerNotice,
  DESKTOP,
  expectSameDocument,
  header,
  heading1,
  isPublished,
  main,
  mainNavigation,
  markDocument,
  menuButton,
  menuLink,
  open,
  PHONE,
  siteContent,
} from "../site.ts";
import { CAMPAIGN, NETWORK, NETWORK_NAME } from "./added-pages.ts";
import { test } from "./sites.ts";

const { company, navigation } = siteContent;

async function expectSound(page: Page) {
  for (const size of [{ width: 320, height: 700 }, DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    const root = page.locator("html");
    await expect(root).toHaveJSProperty("scrollWidth", size.width);
  }
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}

const shortForm = (page: Page) => main(page).getByRole("form");

const answerTo = (page: Page) =>
  main(page)
    .getByRole("status")
    .filter({ hasText: /^Thank you\./ });

async function fillInShort(page: Page): Promise<string> {
  const message = `Number ${Date.now()}.example`;
  await field(page, "name").fill("Ruth Adeyemi");
  await field(page, "email").fill("ruth@example.co.uk");
  await shortForm(page).getByLabel("Your website").fill(message);
  return message;
}

const ask = (page: Page) =>
  shortForm(page).getByRole("button", { name: "Ask for it" });

test.describe("a campaign's page", () => {
  test.beforeEach(async ({ page, complaints }) => {
    complaints.allow(/^request: POST \S+\/api\/enquiries/);
    await answerNotice(page);
  });

  test("has no menu, one way to ring, and search engines leave it out", async ({
    page,
    request,
  }) => {
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      await open(page, CAMPAIGN);
      await expect(mainNavigation(page)).toHaveCount(0);
      await expect(menuButton(page)).toHaveCount(0);
      await expect(header(page).getByRole("link")).toHaveCount(2);
      const call = header(page).locator(`[href="${company.telephone.href}"]`);
      await expect(call).toBeInViewport();
    }
    await page.setViewportSize(DESKTOP);
    await expect(header(page)).toContainText(navigation.call ?? "");
    // A preview has one on every page, and it is a preview.
    await expect(page.locator('meta[name="robots"]')).toHaveCount(2);
    for (const address of ["/sitemap.xml", "/llms.txt", "/"])
      expect(await (await request.get(address)).text()).not.toContain(CAMPAIGN);
    await expectSound(page);
  });

  test("asks what it needs, marks what is missing, and thanks in the place of the form", async ({
    page,
    site,
  }) => {
    await open(page, CAMPAIGN);
    await expect(shortForm(page).getByRole("textbox")).toHaveCount(3);
    await expect(shortForm(page).getByRole("combobox")).toHaveCount(0);
    await markDocument(page);
    await ask(page).click();
    await expect(field(page, "name")).toBeFocused();
    await expect(shortForm(page).locator("[aria-invalid=true]")).toHaveCount(3);
    const message = await fillInShort(page);
    await expect(shortForm(page).locator("[aria-invalid=true]")).toHaveCount(0);
    await ask(page).dblclick();
    await expect(answerTo(page)).toBeFocused();
    await expect(answerTo(page)).toBeInViewport();
    await expect(shortForm(page)).toHaveCount(0);
    await expect(page).toHaveURL(CAMPAIGN);
    await expectSameDocument(page);
    expect(site.kept(message)).toMatchObject([
      { subject: "google-ads", arrival: CAMPAIGN },
    ]);
    await expectSound(page);
  });

  test("on phones the action at the foot of the window leads to its form", async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await open(page, CAMPAIGN);
    // As far as the action goes, or a step into that
    const room = await main(page)
      .locator(".track")
      .evaluate((track) => {
        const { top, height } = track.getBoundingClientRect();
        const to = top + Math.min(height, 400) - innerHeight;
        scrollBy({ top: to, behavior: "instant" });
        return height;
      });
    test.skip(room < 64, "The page is too short for an action at its foot");
    const action = main(page)
      .locator(".action-bar")
      .getByRole("link", { name: "Ask for a first look" });
    await expect(action).toBeInViewport({ ratio: 1 });
    // Playwright would scroll to where it stands in the page.
    const { x, y, width, height } = (await action.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(
      shortForm(page).getByRole("heading", { name: "Ask for a first look" }),
    ).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`${CAMPAIGN}#`));
  });
});

test.describe("with a third network", () => {
  test.use({ owner: "al" });
  test.skip(isPublished(NETWORK), `The agency sells ${NETWORK_NAME} already`);

  test("a third network has its page, its prices, its estimator and its subject", async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await open(page, "/");
    await menuLink(page, NETWORK).click();
    await expect(heading1(page)).toHaveText(/the director/);
    const current = mainNavigation(page).locator('[aria-current="page"]');
    await expect(current).toHaveText(NETWORK_NAME);
    await expect(main(page).locator(".prices article").first()).toContainText(
      "£640",
    );
    const graph = await page
      .locator('script[type="application/ld+json"]')
      .textContent();
    expect(thingsOf(readGraph(graph ?? ""))).toContainEqual(
      expect.objectContaining({
        "@type": "Service",
        name: "LinkedIn Ads management",
      }),
    );
    await estimatorStarted(page);
    const radio = estimator(page).getByRole("radio", { name: "LinkedIn" });
    await expect(radio).toBeChecked();
    await expectTotal(page, "£5,000", "£6,668");
    await expectSound(page);
    await startLink(page).click();
    await expect(page).toHaveURL(/\/contact\?subject=linkedin-ads&/);
    await expect(field(page, "subject")).toHaveValue(NETWORK_NAME);
    await expect(field(page, "message")).toHaveValue(/£5,000 .*LinkedIn/);

    await open(page, "/google-ads");
    await estimatorStarted(page);
    await expect(radio).not.toBeChecked();
    await radio.check();
    await expectTotal(page, "£5,000", "£6,668");
  });
});
