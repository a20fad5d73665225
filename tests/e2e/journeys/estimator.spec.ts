// What a visitor can do with the estimator. What is done before its script has
// come counts when it has, so no test waits for that first.
import { expect } from "@playwright/test";

import { field } from "../contact-form.ts";
import {
  estimator,
  expectAnswer,
  feeOf,
  OPENING,
  slider,
  startLink,
  write,
} from "../estimator.ts";
import { test } from "../fixtures.ts";
import { expectSameDocument, markDocument } from "../same-document.ts";
import { mainNavigation, open } from "../site.ts";

test("the keyboard moves the slider: arrows, page keys, Home and End", async ({
  page,
}) => {
  await open(page, "/google-ads");
  await expectAnswer(page, OPENING);
  const steps = {
    ArrowRight: "£31,000 a month; Growth is cheapest at £5,220",
    PageUp: "£43,000 a month; Growth is cheapest at £6,660",
    PageDown: "£31,000 a month; Growth is cheapest at £5,220",
    ArrowLeft: OPENING,
    End: "£100,000 a month; Enterprise is cheapest at £13,000",
    Home: "£1,000 a month; Starter is cheapest at £950",
    ArrowUp: "£1,010 a month; Starter is cheapest at £951.50",
  };
  for (const [key, answer] of Object.entries(steps)) {
    await slider(page).press(key);
    await expectAnswer(page, answer);
  }
});

test("each fee shows its working, its part of all, and the cheapest is marked", async ({
  page,
}) => {
  await open(page, "/google-ads");
  await slider(page).fill("92");
  await expectAnswer(
    page,
    "£85,000 a month; Enterprise is cheapest at £11,500",
  );
  await expect(feeOf(page, "Starter")).toContainText("£13,550");
  await expect(feeOf(page, "Starter")).toContainText(
    "£800 + £12,750 (15% of spend)",
  );
  await expect(feeOf(page, "Growth")).toContainText("£11,700");
  await expect(feeOf(page, "Growth")).not.toContainText("Cheapest");
  await expect(feeOf(page, "Enterprise")).toContainText("£11,500");
  await expect(feeOf(page, "Enterprise")).toContainText("Cheapest");
  await expect(feeOf(page, "Enterprise")).toContainText(
    "11.9% of £96,500 in all",
  );
});

test("the lead follows the thumb under the pointer", async ({ page }) => {
  await open(page, "/google-ads");
  await slider(page).scrollIntoViewIfNeeded();
  const box = await slider(page).boundingBox();
  if (!box) throw new Error("the slider has no place");
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.54, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.3, y, { steps: 5 });
  await page.mouse.up();
  await expect(feeOf(page, "Starter")).toContainText("Cheapest");
  const lead = await estimator(page).locator(".lead-line").boundingBox();
  const end = lead && lead.x + lead.width;
  expect(end && Math.abs(end - (box.x + box.width * 0.3))).toBeLessThan(2);
});

for (const { path, crossing, spend, answer, next } of [
  {
    path: "/google-ads",
    crossing: "Above £23,333.33 a month, Growth is cheaper.",
    spend: "75000",
    answer: "£75,000 a month; Growth and Enterprise are cheapest at £10,500",
    next: "Above £75,000 a month, Enterprise is cheaper.",
  },
  {
    path: "/microsoft-ads",
    crossing: "Above £21,666.67 a month, Growth is cheaper.",
    spend: "70000",
    answer: "£70,000 a month; Growth and Enterprise are cheapest at £9,800",
    next: "Above £70,000 a month, Enterprise is cheaper.",
  },
]) {
  test(`${path} says where another package becomes cheaper, and where two are equal`, async ({
    page,
  }) => {
    await open(page, path);
    await slider(page).press("Home");
    await expect(estimator(page)).toContainText(crossing);
    await write(page, spend);
    await expectAnswer(page, answer);
    await expect(estimator(page)).toContainText(next);
    await expect(estimator(page).locator(".fees .badge")).toHaveCount(2);
  });
}

test("the estimate leads to the contact page, and back to itself", async ({
  page,
}) => {
  await open(page, "/google-ads");
  await markDocument(page);
  await slider(page).press("End");
  await expect(page).toHaveURL("/google-ads?spend=100000");
  await startLink(page).click();
  await expect(page).toHaveURL(
    "/contact?subject=google-ads&spend=100000&package=Enterprise&fee=13000",
  );
  await expect(field(page, "subject")).toHaveValue("Google Ads");
  await expect(field(page, "message")).toHaveValue(
    "About £100,000 a month on Google Ads; Enterprise, about £13,000 a month.\n",
  );
  await page.goBack();
  await expect(page).toHaveURL("/google-ads?spend=100000");
  await expectAnswer(
    page,
    "£100,000 a month; Enterprise is cheapest at £13,000",
  );
  await expect(startLink(page)).toBeInViewport();
  await expectSameDocument(page);
});

test("it is there on arrival from another page, and on the next network's", async ({
  page,
}) => {
  await open(page, "/");
  await markDocument(page);
  const follow = (name: string) =>
    mainNavigation(page).getByRole("link", { name }).click();
  await follow("Google Ads");
  await expectAnswer(page, OPENING);
  await slider(page).press("End");
  await expectAnswer(
    page,
    "£100,000 a month; Enterprise is cheapest at £13,000",
  );
  await follow("Microsoft Ads");
  await expect(page).toHaveURL("/microsoft-ads");
  await expectAnswer(page, "£30,000 a month; Growth is cheapest at £5,000");
  await expectSameDocument(page);
});
