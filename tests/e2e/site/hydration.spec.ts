import { expect, type Locator, type Page } from "@playwright/test";

import { throttle } from "../../../bench/benchmark.ts";
import {
  expectLogged,
  field,
  fillIn,
  listenToLog,
  sendButton,
  WRONG_IF_EMPTY,
} from "../contact-form.ts";
import {
  amountField,
  choose,
  expectFee,
  message,
  needsSpecifiedPrices,
  slider,
  tick,
} from "../estimator.ts";
import { test } from "../fixtures.ts";
import {
  footer,
  header,
  heading1,
  hold,
  hydrated,
  main,
  menuLink,
  open,
  PARSED,
  samplePage,
  siteContent,
  titleOf,
} from "../site.ts";

const linesOf = (part: Locator): Promise<string[]> =>
  part.evaluateAll((all) =>
    all.map((element) => {
      const attributes = Array.from(element.attributes, ({ name, value }) => {
        const isStyle = name === "style" && element instanceof HTMLElement;
        return `${name}="${isStyle ? element.style.cssText : value}"`;
      });
      const text = element.childElementCount === 0 ? element.textContent : "";
      return `${element.tagName} ${attributes.toSorted().join(" ")} ${text}`;
    }),
  );

/** In-app navigation does not update the metadata for crawlers (`property`). */
const HEAD = "title, meta:not([property]), link[rel=canonical]";

/** All that a page renders. Its order in the document's head has no meaning. */
async function elementsOf(page: Page): Promise<string[]> {
  const head = await linesOf(page.locator(HEAD));
  const body = await linesOf(page.locator("header *, main *"));
  return [...head.toSorted(), ...body];
}

const linked = [
  siteContent.navigation.main,
  siteContent.navigation.quickLinks,
].flatMap(({ links }) => links.map(({ to }) => to));

test.describe("by a link and by a full page load", () => {
  // A photograph that loads would change its drawing at an unpredictable time.
  test.use({ imageHost: "hanging" });

  // In production React keeps a wrong attribute of the prerendered page, silently.
  for (const path of new Set(linked))
    test(`${path} is the same page`, async ({ page }) => {
      await open(page, path);
      const loaded = await elementsOf(page);
      const title = await page.title();
      await open(page, "/thank-you");
      const links = header(page).or(footer(page)).locator(`a[href="${path}"]`);
      await links.first().click();
      await expect(page).toHaveTitle(title);
      // The sections below the first are rendered later.
      await expect.poll(() => elementsOf(page)).toEqual(loaded);
    });
});

test("a page works when a translator and an extension have changed it before hydration", async ({
  page,
  complaints,
}) => {
  // React notices that a text is not the one it would have written.
  complaints.expect(/page error: Minified React error #418/);
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      const title = document.querySelector("h1");
      if (title) title.textContent = "Mesurer d’abord.";
      document.body.prepend(document.createElement("x-extension"));
      document.body.append(document.createElement("x-extension"));
    });
  });
  await open(page, "/");
  await expect(heading1(page)).toBeVisible();
  await menuLink(page, samplePage).click();
  await expect(page).toHaveTitle(titleOf(samplePage));
});

test("fields that the browser refused before hydration are marked, and the focus stays", async ({
  page,
}) => {
  const release = await hold(page);
  await page.goto("/contact", PARSED);
  await sendButton(page).click();
  await expect(field(page, "name")).toBeFocused();
  await field(page, "phone").focus();
  release();
  await hydrated(page);
  await expect(main(page).locator("[aria-invalid=true]")).toHaveCount(
    WRONG_IF_EMPTY,
  );
  await expect(field(page, "phone")).toBeFocused();
  await expect(page).toHaveURL("/contact");
});

for (const { what, act, spend, fee } of [
  {
    what: "the slider is moved",
    act: (page: Page) => slider(page).press("End"),
    spend: "£100,000",
    fee: "£13,000",
  },
  {
    what: "an amount is typed",
    act: (page: Page) => amountField(page).fill("12.5k"),
    spend: "£12,500",
    fee: "£2,675",
  },
  {
    what: "the other amount is chosen",
    act: (page: Page) => choose(page, siteContent.estimator.ways.budget),
    spend: "£85,000",
    fee: "£11,500",
  },
  {
    what: "a need is ticked",
    act: (page: Page) => tick(page, "Shopping").check(),
    spend: "£85,000",
    fee: "£11,500",
  },
])
  test(`${what} in the estimator before hydration, and it counts`, async ({
    page,
  }) => {
    needsSpecifiedPrices();
    const release = await hold(page);
    await page.goto("/google-ads?spend=85000", PARSED);
    await act(page);
    const chosen = () =>
      page
        .locator("#estimate input:checked")
        .evaluateAll((all) => all.map((input) => input.getAttribute("value")));
    const before = await chosen();
    release();
    await hydrated(page);
    await expectFee(page, spend, fee);
    expect(await chosen()).toEqual(before);
  });

test("what is wrong in the estimator's field is said after hydration", async ({
  page,
}) => {
  const release = await hold(page);
  await page.goto("/google-ads", PARSED);
  await amountField(page).fill("a lot");
  await amountField(page).press("Tab");
  release();
  await hydrated(page);
  await expect(message(page)).toBeVisible();
  await expect(amountField(page)).toHaveValue("a lot");
});

test("a field that is emptied for the other amount before hydration stays empty", async ({
  page,
}) => {
  const release = await hold(page);
  await page.goto("/google-ads", PARSED);
  await choose(page, siteContent.estimator.ways.budget);
  await amountField(page).clear();
  release();
  await hydrated(page);
  await expect(amountField(page)).toHaveValue("");
  await amountField(page).pressSequentially("4000");
  await expect(amountField(page)).toHaveValue("4000");
  await expect(page).toHaveURL("/google-ads?budget=4000");
});

test.describe("on a slow processor", () => {
  test.beforeEach(({ page }) => throttle(page, 4));

  test("what is done early in a form counts, and an early click is followed", async ({
    page,
  }) => {
    await page.goto("/contact", PARSED);
    await fillIn(page);
    await hydrated(page);
    const log = listenToLog(page);
    await sendButton(page).click();
    await expect(page).toHaveURL("/thank-you");
    await expectLogged(log);

    await page.goto("/", PARSED);
    await menuLink(page, "/services").click();
    await expect(page).toHaveTitle(titleOf("/services"));
  });

  test("a shared estimate is shown, and stays in the address", async ({
    page,
  }) => {
    needsSpecifiedPrices();
    const search = "?budget=4000&network=microsoft";
    await page.goto(`/google-ads${search}`, PARSED);
    await hydrated(page);
    // The last of the page's controls sets the mark, so there is nothing to wait for.
    expect(await slider(page).getAttribute("aria-valuetext")).toMatch(
      /^£2,826.09 .*£1,173.91/,
    );
    // The address still has it when something is entered.
    await tick(page, "Remarketing").check();
    await expect(page).toHaveURL(`/google-ads${search}&need=remarketing`);

    await page.goto("/google-ads?spend=85000", PARSED);
    await slider(page).press("End");
    await hydrated(page);
    await expectFee(page, "£100,000", "£13,000");
  });
});
