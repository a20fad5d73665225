// Pages that others change while somebody reads them. React says of an island that its HTML is
// not what it has written, renders it anew, and the visitor notices nothing.
import { expect, type Page } from "@playwright/test";

import { enquiry, fillInMore, listenToLog } from "../contact-form.ts";
import { needsSpecifiedPrices } from "../estimator.ts";
import { test } from "../fixtures.ts";
import { heading1, hold, ISLANDS, PARSED, started } from "../site.ts";

/** As Chrome's translator does: each text is in two elements of its own, in other words. */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
      ({ parentElement }) =>
        parentElement?.closest("script, style, template, x-text")
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
    );
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.textContent?.trim() || !text.parentNode) continue;
      const [outer, inner] = [0, 1].map(() => document.createElement("x-text"));
      if (!outer || !inner) continue;
      inner.textContent = `«${text.textContent}»`;
      outer.append(inner);
      text.parentNode.replaceChild(outer, text);
    }
  });

/** As a password manager does. */
const insert = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const control of document.querySelectorAll("main :is(input, label)"))
      control.before(document.createElement("x-extension"));
    document
      .querySelector("main")
      ?.prepend(document.createElement("x-extension"));
  });

const RENDERED_ANEW = /page error: Minified React error #418/;

for (const [what, change] of [
  ["a translator", translate],
  ["an extension", insert],
] as const) {
  test(`${what} changes the contact form while it is filled in: all stays, and it can be sent`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(RENDERED_ANEW);
    const release = await hold(page);
    await page.goto("/contact", PARSED);
    await change(page);
    await page.locator("#contact-name").pressSequentially("Ruth Adeyemi");
    await page.locator("#contact-subject").selectOption({ index: 2 });
    const text = page.locator("#contact-message");
    await text.fill("What did we get?");
    await text.evaluate((control) => {
      if (control instanceof HTMLTextAreaElement)
        control.setSelectionRange(5, 8);
    });
    const title = await heading1(page).textContent();
    release();
    await started(page);
    await expect(page.locator("#contact-name")).toHaveValue("Ruth Adeyemi");
    await expect(text).toBeFocused();
    await page.keyboard.type("could");
    await expect(text).toHaveValue("What could we get?");
    // The rest of the page is as the translator or the extension has left it.
    await expect(heading1(page)).toHaveText(title ?? "");
    await change(page);
    await page.locator("#contact-email").fill(enquiry.email);
    await fillInMore(page);
    const log = listenToLog(page);
    await page.locator(".contact-form button").click();
    await expect(page).toHaveURL("/thank-you");
    expect(await Promise.all(log)).toMatchObject([
      { subject: enquiry.subject, message: "What could we get?" },
    ]);
  });

  test(`${what} changes the estimator before and after it starts, and its sums follow`, async ({
    page,
    complaints,
  }) => {
    needsSpecifiedPrices();
    complaints.expect(RENDERED_ANEW);
    const release = await hold(page, ISLANDS);
    await page.goto("/google-ads", PARSED);
    await change(page);
    await page.locator("#amount").fill("12500");
    await page.locator("#estimate details").first().click();
    const opened = page.locator("#estimate details[open]");
    await expect(opened).toHaveCount(1);
    release();
    const island = page.locator("#estimate .island");
    await expect(island).toHaveAttribute("data-started", "");
    await expect(opened).toHaveCount(1);
    await expect(page.locator("#estimate .total dd")).toHaveText("£15,710");
    await change(page);
    await page.locator("#amount").fill("4000");
    await expect(page.locator("#estimate .total dd")).toHaveText("£5,680");
    await page.locator("#estimate [value=budget]").check({ force: true });
    await expect(page.locator("#estimate .total dd")).toHaveText("£4,243");
  });
}
