// Hydration takes over the page that was sent, even one that others have changed. What
// is done before works natively, or takes effect after it.
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

/**
 * Without metadata for crawlers (`property`), which in-app navigation does not
 * update.
 */
const HEAD = "title, meta:not([property]), link[rel=canonical]";

/** All that a page renders. Its order in the document's head has no meaning. */
async function elementsOf(page: Page): Promise<string[]> {
  const head = await linesOf(page.locator(HEAD));
  const body = await linesOf(page.locator("header *, main *"));
  return [...head.toSorted(), ...body];
}

/** The header or the footer has a link to these. */
const linked = new Set(
  [siteContent.navigation.main, siteContent.navigation.quickLinks].flatMap(
    ({ links }) => links.map(({ to }) => to),
  ),
);

test.describe("by a link and by a full page load", () => {
  // A photograph that loads would change its drawing at an unpredictable time.
  test.use({ imageHost: "hanging" });

  // In production React keeps a wrong attribute of the prerendered page, silently.
  for (const path of linked) {
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
  }
});

for (const [who, change] of [
  [
    "a translator",
    () => {
      const title = document.querySelector("h1");
      if (title) title.textContent = "Mesurer d’abord.";
    },
  ],
  [
    "an extension",
    () => {
      document.body.prepend(document.createElement("x-extension"));
      document.body.append(document.createElement("x-extension"));
    },
  ],
] as const)
  test(`a page works when ${who} has changed it before hydration`, async ({
    page,
    complaints,
  }) => {
    // React notices that a text is not the one it would have written.
    if (who === "a translator")
      complaints.expect(/page error: Minified React error #418/);
    await page.addInitScript(
      `addEventListener("DOMContentLoaded", ${change.toString()})`,
    );
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

test("on a slow processor what is done early counts, and an early click is followed", async ({
  page,
}) => {
  await throttle(page, 4);
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
