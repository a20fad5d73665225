import { expect, type Page } from "@playwright/test";

import { throttle } from "../../../bench/benchmark.ts";
import {
  enquiry,
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
  estimator,
  estimatorStarted,
  expectBill,
  expectFee,
  message,
  needsSpecifiedPrices,
  slider,
  tick,
  write,
} from "../estimator.ts";
import { test } from "../fixtures.ts";
import {
  heading1,
  hold,
  main,
  open,
  PARSED,
  siteContent,
  started,
} from "../site.ts";

/** The scripts besides the one that every page loads. */
const ISLANDS = /\/assets\/(?!browser-)[^/]+\.js$/;

/** As Chrome's translator does: each text is in two elements of its own, in other words. */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
      ({ parentElement }) =>
        parentElement?.closest("script, style, template, font")
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
    );
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.textContent?.trim() || !text.parentNode) continue;
      const [outer, inner] = [0, 1].map(() => document.createElement("font"));
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

/** React says that the HTML is not what it has written. */
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
    const open = page.locator("#estimate details[open]");
    await expect(open).toHaveCount(1);
    release();
    const island = page.locator("#estimate .island");
    await expect(island).toHaveAttribute("data-started", "");
    await expect(open).toHaveCount(1);
    await expect(page.locator("#estimate .total dd")).toHaveText("£15,175.00");
    await change(page);
    await page.locator("#amount").fill("4000");
    await expect(page.locator("#estimate .total dd")).toHaveText("£5,400.00");
    await expect(page.locator("#estimate .vat")).toContainText("£1,680");
    await page.locator("#estimate [value=budget]").check({ force: true });
    await expect(page.locator("#estimate .total dd")).toHaveText("£5,400.00");
  });
}

test("a page works at an address that is written in another way", async ({
  page,
}) => {
  await open(page, "/serv%69ces");
  await expect(main(page)).toContainText(/.{2000}/s);
});

test("where the scripts are blocked, no control is shown that needs them", async ({
  page,
  complaints,
}) => {
  complaints.allow(/blocked|policy violation|Refused|Content Security Policy/i);
  // As an extension does: the browser still says that it runs scripts.
  await page.route("/google-ads", async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: {
        ...response.headers(),
        "content-security-policy": "script-src 'none'",
      },
    });
  });
  await page.goto("/google-ads");
  for (const control of await estimator(page).locator("input").all())
    await expect(control).toBeHidden();
  await expect(estimator(page).locator(".answer dl")).toBeVisible();
});

test("fields that the browser refused before the scripts run are marked, and the focus stays", async ({
  page,
}) => {
  const release = await hold(page);
  await page.goto("/contact", PARSED);
  await sendButton(page).click();
  await expect(field(page, "name")).toBeFocused();
  await field(page, "phone").focus();
  release();
  await started(page);
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
    spend: "£5,000",
    fee: "£1,550",
  },
  {
    what: "a need is ticked",
    act: (page: Page) => tick(page, "Shopping").check(),
    spend: "£5,000",
    fee: "£3,500",
  },
])
  test(`${what} in the estimator before it starts, and it counts`, async ({
    page,
  }) => {
    needsSpecifiedPrices();
    const release = await hold(page, ISLANDS);
    await page.goto("/google-ads", PARSED);
    await act(page);
    const chosen = () =>
      page
        .locator("#estimate input:checked")
        .evaluateAll((all) => all.map((input) => input.getAttribute("value")));
    const before = await chosen();
    release();
    await expectFee(page, spend, fee);
    expect(await chosen()).toEqual(before);
  });

test("what is wrong in the estimator's field before it starts is said", async ({
  page,
}) => {
  const release = await hold(page, ISLANDS);
  await page.goto("/google-ads", PARSED);
  await amountField(page).fill("a lot");
  await amountField(page).press("Tab");
  release();
  await expect(message(page)).toBeVisible();
  await expect(amountField(page)).toHaveValue("a lot");
});

test("a field that is emptied for the other amount before the start stays empty", async ({
  page,
}) => {
  const release = await hold(page, ISLANDS);
  await page.goto("/google-ads", PARSED);
  await choose(page, siteContent.estimator.ways.budget);
  await amountField(page).clear();
  release();
  await estimatorStarted(page);
  await expect(amountField(page)).toHaveValue("");
  await amountField(page).pressSequentially("4000");
  await expect(amountField(page)).toHaveValue("4000");
  await expect(page).toHaveURL("/google-ads?budget=4000");
});

test.describe("on a slow processor", () => {
  test.beforeEach(({ page }) => throttle(page, 4));

  test("what is done early in a form counts", async ({ page }) => {
    await page.goto("/contact", PARSED);
    await fillIn(page);
    await started(page);
    const log = listenToLog(page);
    await sendButton(page).click();
    await expect(page).toHaveURL("/thank-you");
    await expectLogged(log);
  });

  test("a shared estimate is shown, and stays in the address", async ({
    page,
  }) => {
    needsSpecifiedPrices();
    const search = "?budget=4000&network=microsoft";
    await page.goto(`/google-ads${search}`, PARSED);
    await expectFee(page, "£2,826.09", "£1,173.91");
    // The address still has it when something is entered.
    await tick(page, "Remarketing").check();
    await expect(page).toHaveURL(`/google-ads${search}&need=remarketing`);

    await page.goto("/google-ads?spend=85000", PARSED);
    await slider(page).press("End");
    await expectFee(page, "£100,000", "£13,000");
  });
});
