// The address carries the estimate: to a reload, to the contact page and back.
import { expect } from "@playwright/test";

import { feesAt } from "../../../app/features/estimator/fees.ts";
import { retype } from "../contact-form.ts";
import {
  answerFor,
  exactField,
  expectAnswer,
  OPENING,
  slider,
  startLink,
} from "../estimator.ts";
import { test } from "../fixtures.ts";
import {
  expectSameDocument,
  hold,
  isPublished,
  markDocument,
  menuLink,
  open,
  PARSED,
  PHONE,
  siteContent,
} from "../site.ts";

const MOST = answerFor(100_000);

test.describe("the address", () => {
  test("that names a spend shows it, keeps its other parts, and outlives a reload", async ({
    page,
  }) => {
    await open(page, "/google-ads?from=mail&spend=12345.67");
    await expectAnswer(page, answerFor(12_345.67));
    await expect(page).toHaveURL("/google-ads?from=mail&spend=12345.67");
    await retype(exactField(page), "£12,500");
    await expect(page).toHaveURL("/google-ads?from=mail&spend=12500");
    await page.reload();
    await expectAnswer(page, answerFor(12_500));
    const opening = String(siteContent.estimator.openingSpendPence / 100);
    await retype(exactField(page), opening);
    await expectAnswer(page, OPENING);
    await expect(page).toHaveURL("/google-ads?from=mail");
  });

  test("that names a spend shows no other before hydration", async ({
    page,
  }) => {
    const release = await hold(page);
    await page.goto("/google-ads?spend=5000", PARSED);
    await expect(page.locator("#estimate h2")).toBeVisible();
    for (const part of [".spend", "[type=range]", ".depths", ".fees"])
      await expect(page.locator(`#estimate ${part}`)).toBeHidden();
    release();
    await expectAnswer(page, answerFor(5000));
    await expect(slider(page)).toBeVisible();
  });

  test("is replaced as the slider moves, seldom, and nothing else moves", async ({
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
    await open(page, "/google-ads?from=mail#pricing");
    await markDocument(page);
    await slider(page).scrollIntoViewIfNeeded();
    const state = () =>
      page.evaluate(() => ({ steps: history.length, scrolled: scrollY }));
    const before = await state();
    await slider(page).press("Home");
    for (let press = 0; press < 30; press += 1) {
      await slider(page).press("ArrowRight");
    }
    await expect(page).toHaveURL("/google-ads?from=mail&spend=9900#pricing");
    expect(await state()).toEqual(before);
    await expect(slider(page)).toBeFocused();
    await expectSameDocument(page);
    // Safari allows 100 in 30 seconds.
    const writes = await page.locator("html").getAttribute("data-writes");
    expect(Number(writes)).toBeLessThan(20);
  });
});

test("the estimate leads to the contact page, and back to itself", async ({
  page,
}) => {
  // The test advances the clock past the timer that writes the address.
  await page.clock.install();
  const { packages } = siteContent["google-ads"].pricing;
  const cheapest = feesAt(packages, 100_000_00).filter((fee) => fee.isCheapest);
  const contact = new RegExp(
    String.raw`/contact\?subject=google-ads&spend=100000&package=.*&fee=${(cheapest[0]?.feePence ?? 0) / 100}$`,
  );
  await open(page, "/google-ads");
  await markDocument(page);
  await slider(page).press("End");
  await expect(page).toHaveURL("/google-ads?spend=100000");
  await slider(page).press("Home");
  await slider(page).press("End");
  await expect(startLink(page)).toHaveAttribute("href", contact);
  await startLink(page).click();
  await expect(page).toHaveURL(contact);
  await page.clock.fastForward("00:02");
  await expect(page).toHaveURL(contact);
  await page.goBack();
  await expect(page).toHaveURL("/google-ads?spend=100000");
  await expectAnswer(page, MOST);
  await expect(startLink(page)).toBeInViewport();
  await expectSameDocument(page);
});

test("it is there on arrival from another page, and on the next network's", async ({
  page,
}) => {
  test.skip(!isPublished("/microsoft-ads"), "there is one network only");
  await open(page, "/");
  await menuLink(page, "/google-ads").click();
  await slider(page).press("End");
  await expectAnswer(page, MOST);
  await menuLink(page, "/microsoft-ads").click();
  await expect(page).toHaveURL("/microsoft-ads");
  await expectAnswer(
    page,
    answerFor(siteContent.estimator.openingSpendPence / 100, "microsoft-ads"),
  );
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("a finger that scrolls the page across the slider changes nothing", async ({
    page,
  }) => {
    await open(page, "/google-ads");
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
    const touch = (type: "touchStart" | "touchMove", dy: number) =>
      client.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: [{ x, y: y + dy }],
      });
    await touch("touchStart", 0);
    for (let dy = -10; dy >= -200; dy -= 10) await touch("touchMove", dy);
    await client.send("Input.dispatchTouchEvent", {
      type: "touchEnd",
      touchPoints: [],
    });
    await expect.poll(top).toBeGreaterThan(before);
    await expectAnswer(page, OPENING);
    await expect(page).toHaveURL("/google-ads");
  });
});
