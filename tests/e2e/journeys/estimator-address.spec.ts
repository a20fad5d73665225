import { expect } from "@playwright/test";

import { field } from "../contact-form.ts";
import {
  amountField,
  answers,
  choose,
  estimator,
  expectBill,
  expectFee,
  message,
  needsSpecifiedPrices,
  slider,
  startLink,
  tick,
  write,
} from "../estimator.ts";
import { test } from "../fixtures.ts";
import {
  answerNotice,
  expectSameDocument,
  hold,
  isPublished,
  markDocument,
  open,
  PARSED,
  PHONE,
  siteContent,
} from "../site.ts";

needsSpecifiedPrices();

const { ways, networks } = siteContent.estimator;

test.beforeEach(({ page }) => answerNotice(page));

test("the address has everything that was entered, keeps its other parts, and outlives a reload", async ({
  page,
}) => {
  test.skip(!isPublished("/microsoft-ads"), "there is one network only");
  await open(page, "/google-ads?from=mail&spend=12345.67");
  await expectFee(page, "£12,345.67", "£2,651.85");
  await choose(page, ways.budget);
  await write(page, "9000");
  await choose(page, networks.both);
  await estimator(page).getByRole("spinbutton").fill("70");
  await tick(page, "Shopping").check();
  await tick(page, "Strategy calls").check();
  await expect(page).toHaveURL(
    "/google-ads?from=mail&budget=9000&network=both&share=70&need=shopping,strategy-calls",
  );
  // 70% and 30% of £2,909.09, with Enterprise on each: £3,203.64 and £2,887.27.
  const amounts = [
    "£2,909.09",
    "£3,203.64",
    "£2,887.27",
    "£6,090.91",
    "£9,000.00",
  ];
  await expectBill(page, ...amounts);
  await page.reload();
  await expectBill(page, ...amounts);
  await expect(tick(page, "Shopping")).toBeChecked();
  await expect(tick(page, "Remarketing")).not.toBeChecked();
});

test("an amount in the address that cannot be read is said", async ({
  page,
}) => {
  await open(page, "/google-ads?spend=abc");
  await expect(amountField(page)).toHaveValue("abc");
  await expect(message(page)).toContainText("5,000");
});

test("an address that names an estimate shows no other before the scripts run", async ({
  page,
}) => {
  const release = await hold(page);
  await page.goto("/google-ads?budget=5000", PARSED);
  await expect(page.locator("#estimate h2")).toBeVisible();
  for (const part of [".answer", ".sea", "[type=range]", ".compare"])
    await expect(page.locator(`#estimate ${part}`)).toBeHidden();
  release();
  await expectFee(page, "£3,652.17", "£1,347.83");
  await expect(slider(page)).toBeVisible();
});

test("the address is replaced as the slider moves, seldom, and nothing else moves", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const replace = history.replaceState.bind(history);
    let writes = 0;
    history.replaceState = (...args) => {
      writes += 1;
      document.documentElement.dataset.writes = String(writes);
      replace(...args);
    };
  });
  await open(page, "/google-ads?from=mail#prices");
  await markDocument(page);
  await slider(page).scrollIntoViewIfNeeded();
  const state = () =>
    page.evaluate(() => ({ steps: history.length, scrolled: scrollY }));
  const before = await state();
  await slider(page).press("Home");
  for (let press = 0; press < 30; press += 1)
    await slider(page).press("ArrowRight");
  await expect(page).toHaveURL("/google-ads?from=mail&spend=9900#prices");
  expect(await state()).toEqual(before);
  await expect(slider(page)).toBeFocused();
  await expectSameDocument(page);
  // Safari allows 100 in 30 seconds.
  const writes = await page.locator("html").getAttribute("data-writes");
  expect(Number(writes)).toBeLessThan(20);
});

test("the estimate leads to the contact page as a sentence, and back to itself", async ({
  page,
}) => {
  await open(page, "/google-ads");
  await choose(page, ways.budget);
  await write(page, "4000");
  const budget = "/google-ads?budget=4000";
  await expect(page).toHaveURL(budget);
  const contact =
    "/contact?subject=google-ads&spend=2782.61&package=Starter&fee=1217.39&budget=4000";
  await expect(startLink(page)).toHaveAttribute("href", contact);
  const said = estimator(page).locator(".go + .caption");
  const sentence = (await said.textContent()) ?? "";
  await startLink(page).click();
  await expect(page).toHaveURL(contact);
  await expect(field(page, "message")).toHaveValue(
    /£4,000 .*£2,782\.61 .*£1,217\.39/,
  );
  const sent = (await field(page, "message").inputValue()).trim();
  expect(sentence).toContain(`“${sent}”`);
  await page.goBack();
  await expect(page).toHaveURL(budget);
  await expectBill(page, "£2,782.61", "£1,217.39", "£4,000.00");
  await expect(startLink(page)).toBeInViewport();
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("a finger that scrolls the page across the slider changes nothing", async ({
    page,
  }) => {
    await open(page, "/google-ads");
    await answers(page);
    await slider(page).evaluate((input) =>
      input.scrollIntoView({ block: "center", behavior: "instant" }),
    );
    const box = await slider(page).boundingBox();
    if (!box) throw new Error("the slider is not there");
    const x = box.x + box.width * 0.85;
    const y = box.y + box.height / 2;
    const top = () => page.evaluate(() => scrollY);
    const before = await top();
    const client = await page.context().newCDPSession(page);
    const touch = (
      type: "touchStart" | "touchMove" | "touchEnd",
      dy?: number,
    ) =>
      client.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: dy === undefined ? [] : [{ x, y: y + dy }],
      });
    await touch("touchStart", 0);
    for (let dy = -10; dy >= -200; dy -= 10) await touch("touchMove", dy);
    await touch("touchEnd");
    await expect.poll(top).toBeGreaterThan(before);
    await expectFee(page, "£5,000", "£1,550");
  });

  test("the button is within one screen of the first choice, and the bar takes the estimate to the form", async ({
    page,
  }) => {
    await open(page, "/google-ads");
    const bar = page.locator(".within-reach");
    await expect(bar).not.toContainText("£");
    await write(page, "10000");
    await expect(bar).toContainText("£2,300");
    const boxOf = (part: string) =>
      estimator(page).locator(part).first().boundingBox();
    const choice = await boxOf(".choice");
    const button = await boxOf(".go .button");
    const header = await page.getByRole("banner").boundingBox();
    if (!choice || !button || !header) throw new Error("a part is not there");
    expect(button.y + button.height - choice.y).toBeLessThan(
      PHONE.height - header.height,
    );
    await bar.getByRole("link").click();
    await expect(page).toHaveURL(/^[^?]*\/contact\?.*spend=10000&.*fee=2300/);
  });
});
