import { expect } from "@playwright/test";

import { field } from "../contact-form.ts";
import {
  amountField,
  answers,
  choose,
  estimator,
  expectBill,
  expectTotal,
  needsBoth,
  needsSpecifiedPrices,
  slider,
  startLink,
  write,
} from "../estimator.ts";
import { test } from "../fixtures.ts";
import {
  answerNotice,
  expectSameDocument,
  hold,
  markDocument,
  open,
  PARSED,
  PHONE,
  siteContent,
} from "../site.ts";

needsSpecifiedPrices();

const { changed } = siteContent.estimator.notes;

test.beforeEach(({ page }) => answerNotice(page));

test("the address has everything that was entered, keeps its other parts, and outlives a reload", async ({
  page,
}) => {
  needsBoth();
  await open(page, "/google-ads?from=mail&spend=12345.67");
  await expectTotal(page, "£12,345.67", "£15,527.89");
  await choose(page, "gross");
  await write(page, "9000");
  await choose(page, "both");
  await estimator(page).getByRole("spinbutton").fill("70");
  await choose(page, "several");
  await expect(page).toHaveURL(
    "/google-ads?from=mail&budget=9000&vat=included&network=both&split=70&places=several",
  );
  // 70% and 30% of £4,825.17, with Growth on each
  const amounts = ["£4,825", "£3,479", "£696", "£9,000"];
  await expectBill(page, ...amounts);
  await page.reload();
  await expectBill(page, ...amounts);
  await expect(estimator(page).locator('input[value="several"]')).toBeChecked();
});

test("an older address says that the fee may differ, and becomes a newer one", async ({
  page,
}) => {
  needsBoth();
  await open(page, "/google-ads?network=both&need=shopping");
  const notes = estimator(page).locator(".notes");
  await expect(notes).toContainText(changed);
  await expect(page).toHaveURL("/google-ads?network=both&split=75");
  await choose(page, "several");
  await expect(notes).not.toContainText(changed);
});

test("an address that names an estimate shows no other before the scripts run", async ({
  page,
}) => {
  const release = await hold(page);
  await page.goto("/google-ads?budget=5000", PARSED);
  await expect(page.locator("#estimate h2")).toBeVisible();
  for (const part of [".answer", ".rows", "[type=range]"])
    await expect(page.locator(`#estimate ${part}`)).toBeHidden();
  release();
  await expectTotal(page, "£5,000", "£5,270");
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
  await expect(page).toHaveURL("/google-ads?from=mail&spend=2500#prices");
  expect(await state()).toEqual(before);
  await expect(slider(page)).toBeFocused();
  await expectSameDocument(page);
  // Safari allows 100 in 30 seconds.
  const writes = await page.locator("html").getAttribute("data-writes");
  expect(Number(writes)).toBeLessThan(20);
});

test("the estimate leads to the contact page as the same sentences, and back to itself", async ({
  page,
}) => {
  needsBoth();
  await open(page, "/google-ads");
  await choose(page, "both");
  await choose(page, "budget");
  await write(page, "4000");
  const budget = "/google-ads?budget=4000&network=both&split=75";
  await expect(page).toHaveURL(budget);
  const contact =
    "/contact?subject=google-ads&budget=4000&network=both&split=75";
  await expect(startLink(page)).toHaveAttribute("href", contact);
  const said = estimator(page).locator(".go + .caption");
  const sentences = (await said.textContent()) ?? "";
  await startLink(page).click();
  await expect(page).toHaveURL(contact);
  await expect(field(page, "message")).toHaveValue(
    /£4,000 .*Search Engine Marketing.*£2,500 .*£1,200 .*£300 left over.* one location/,
  );
  const sent = (await field(page, "message").inputValue()).trim();
  expect(sentences).toContain(`“${sent}”`);
  await page.goBack();
  await expect(page).toHaveURL(budget);
  await expectBill(page, "£2,500", "£1,200", "£240", "£3,940", "£300");
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
    await expectTotal(page, "£5,000", "£6,860");
  });

  test("the bar takes the estimate to the form", async ({ page }) => {
    await open(page, "/google-ads");
    const bar = page.locator(".action-bar");
    await expect(bar).not.toContainText("£");
    await write(page, "10000");
    await expect(bar).toContainText("£12,760");
    // Between the packages and the answer, both of which the bar gives way to
    await amountField(page).evaluate((input) =>
      input.scrollIntoView({ block: "center", behavior: "instant" }),
    );
    await expect(bar).toHaveCSS("clip-path", "none");
    const box = await bar.getByRole("link").boundingBox();
    if (!box) throw new Error("the bar is not there");
    // A click would scroll first, and the bar with it.
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page).toHaveURL(/^[^?]*\/contact\?.*spend=10000$/);
  });
});
