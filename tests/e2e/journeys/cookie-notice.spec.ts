// The cookie notice: when it appears, what an answer stores, how it is shown again.
import { expect, type Page } from "@playwright/test";

import { isSpecified } from "../../../scripts/specification.mjs";
import {
  cookieSettings,
  needsNotice,
  noticeHasCome,
  showNotice,
} from "../cookie-notice.ts";
import { test } from "../fixtures.ts";
import {
  cookieNotice,
  main,
  menuLink,
  noticeButton,
  open,
  PHONE,
  samplePage,
  scrollTo,
  siteContent,
  storedForGood,
} from "../site.ts";

test.skip(!siteContent["cookie-notice"].isShown, "There is no cookie notice");

const START = new Date("2026-03-02T09:00:00Z");

/** Resolves when the scripts of a page run whose clock is stopped. */
async function letStart(page: Page): Promise<void> {
  const hasStarted = async () => {
    await page.clock.runFor(20);
    return page.evaluate(() => document.documentElement.dataset.scripted);
  };
  // At most 1.2 s of the page's time, however slow the machine is.
  const options = { intervals: [200], timeout: 12_000 };
  await expect.poll(hasStarted, options).toBeDefined();
}

/** Lets time pass until the page is this old, in whole ms; then lets it react. */
async function passTimeUntil(page: Page, age: number): Promise<void> {
  const now = await page.evaluate(() => performance.now());
  await page.clock.runFor(Math.floor(age - now));
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", resolve);
        port1.start();
        port2.postMessage("after every task that waits already");
      }),
  );
}

const expectChoice = async (page: Page, choice: string) => {
  const { cookieChoice = "{}" } = await storedForGood(page);
  expect(JSON.parse(cookieChoice)).toMatchObject({ choice });
};

test("it appears after 1,500 ms; an answer stores the flag as true and the choice beside it, and hides it for good", async ({
  page,
}) => {
  needsNotice();
  await page.clock.install({ time: START });
  await page.clock.pauseAt(START.getTime() + 1000);
  await page.goto("/");
  await letStart(page);
  const region = page.locator('body [aria-live="polite"]');
  await passTimeUntil(page, 1499);
  await expect(region).toHaveCount(1);
  await expect(region).toBeEmpty();
  expect(await storedForGood(page)).toEqual({});
  await passTimeUntil(page, 1501);
  await expect(region).toContainText(/\S/);
  await noticeButton(page, "Accept").click();
  await expect(cookieNotice(page)).toBeHidden();
  const { cookieChoice = "", ...rest } = await storedForGood(page);
  expect(rest).toEqual({ cookiesAccepted: "true" });
  expect(JSON.parse(cookieChoice)).toEqual({
    choice: "accepted",
    at: expect.stringMatching(/^2026-03-02T09:00:0\d\.\d{3}Z$/),
    version: expect.any(Number),
  });
  await page.reload();
  await letStart(page);
  await passTimeUntil(page, 60_000);
  await expect(cookieNotice(page)).toBeHidden();
});

test("the browser holds what the policy's table says", async ({
  page,
  context,
}) => {
  await open(page, "/");
  await showNotice(page);
  // Accept stores the most.
  await noticeButton(page, "Accept").click();
  await expect(cookieNotice(page)).toBeHidden();
  await open(page, "/contact");
  await main(page).getByRole("textbox").first().fill("Ruth");
  await open(page, "/privacy");
  const local = await storedForGood(page);
  expect(local.cookiesAccepted).toBe("true");
  await expect(
    main(page).getByRole("row", { name: "cookiesAccepted true" }),
  ).toHaveCount(1);
  const session = await page.evaluate(() => Object.keys(sessionStorage));
  const rows = await main(page)
    .locator("#cookies tbody tr")
    .evaluateAll((all) =>
      all.map(({ children: [name, , , kept] }) =>
        [name?.textContent, kept?.textContent.split(" ")[1]].join(),
      ),
    );
  const held = [
    ...Object.keys(local).map((name) => `${name},local`),
    ...session.map((name) => `${name},session`),
  ];
  // The agency may list what only its own visitors meet, such as a closed announcement.
  expect(rows).toEqual(expect.arrayContaining(held));
  if (isSpecified()) expect(held.toSorted()).toEqual(rows.toSorted());
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});

test("it is a bar fixed to the bottom, with equal answers, and Learn more shows the details", async ({
  page,
}) => {
  await open(page, "/");
  await showNotice(page);
  const buttons = cookieNotice(page).getByRole("button");
  await expect(buttons).toHaveText(["Accept", "Reject"]);
  const looks = await buttons.evaluateAll((all) =>
    all.map((button) => {
      const style = getComputedStyle(button);
      const { color, backgroundColor, border, font, padding } = style;
      return [color, backgroundColor, border, font, padding];
    }),
  );
  expect(looks[1]).toEqual(looks[0]);
  await expect(cookieNotice(page)).toHaveCSS("position", "fixed");
  const box = await cookieNotice(page).boundingBox();
  const view = page.viewportSize();
  expect(box && box.y + box.height).toBe(view?.height);
  expect(box?.width).toBe(view?.width);

  const details = cookieNotice(page).locator("details > p");
  const toggle = cookieNotice(page).locator("summary");
  for (const [isOpen, label] of [
    [false, "Learn more"],
    [true, "Show less"],
  ] as const) {
    await expect(toggle).toHaveText(label, { useInnerText: true });
    await expect(details).toBeVisible({ visible: isOpen });
    await toggle.press("Enter");
  }
  await expect(details).toBeHidden();
});

test("it does not move the focus when it appears, and stays on the next page, where the phone's action stands above it", async ({
  page,
}) => {
  needsNotice();
  await open(page, "/contact");
  const name = main(page).getByLabel("Name");
  await name.focus();
  await expect(cookieNotice(page)).toBeVisible();
  await expect(name).toBeFocused();
  await menuLink(page, "/google-ads").click();
  await expect(page).toHaveURL("/google-ads");
  await page.setViewportSize(PHONE);
  await expect(cookieNotice(page)).toBeVisible();
  await scrollTo(page, 2 * PHONE.height);
  const box = await cookieNotice(page).boundingBox();
  const foot = async () => {
    const action = await main(page).locator(".action-bar").boundingBox();
    return action ? action.y + action.height : 0;
  };
  await expect.poll(foot).toBeCloseTo(box?.y ?? 0, 0);
  await noticeButton(page, "Reject").click();
  await expect.poll(foot).toBe(PHONE.height);
});

test("shown again, it says what the answer was; a new one takes its place, and Escape keeps it", async ({
  page,
}) => {
  await open(page, "/");
  await noticeHasCome(page);
  // Nobody has asked for the first one: it waits for an answer.
  await page.keyboard.press("Escape");
  await noticeHasCome(page);
  // Asked for before it has been answered, it is the same notice.
  await cookieSettings(page).click();
  await expect(cookieNotice(page)).toHaveCount(1);
  await expect(cookieNotice(page)).toBeFocused();
  await noticeButton(page, "Accept").click();
  await expect(cookieNotice(page)).toBeHidden();
  await cookieSettings(page).click();
  await expect(cookieNotice(page)).toContainText(
    siteContent["cookie-notice"].before.accepted,
  );
  await noticeButton(page, "Reject").click();
  await expect(cookieNotice(page)).toBeHidden();
  await expectChoice(page, "rejected");
  const before = await storedForGood(page);
  await cookieSettings(page).click();
  await expect(cookieNotice(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(cookieNotice(page)).toBeHidden();
  await expect(cookieSettings(page)).toBeFocused();
  expect(await storedForGood(page)).toEqual(before);
});

test("a double click on the button that shows it again answers nothing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 657 });
  await open(page, samplePage);
  await showNotice(page);
  await noticeButton(page, "Reject").click();
  await scrollTo(page, 1_000_000);
  // The button stands where Accept will stand.
  await cookieSettings(page).evaluate((button) => {
    button.style.cssText =
      "position: fixed; inset: auto 190px 24px auto; z-index: 1";
  });
  await cookieSettings(page).dblclick();
  await expect(cookieNotice(page)).toBeVisible();
  await expectChoice(page, "rejected");
  await noticeButton(page, "Accept").click();
  await expect(cookieNotice(page)).toBeHidden();
});
