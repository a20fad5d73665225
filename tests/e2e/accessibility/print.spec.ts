import { expect } from "@playwright/test";

import { needsNotice } from "../cookie-notice.ts";
import { needsSpecifiedPrices } from "../estimator.ts";
import { test } from "../fixtures.ts";
import {
  cookieNotice,
  footer,
  header,
  heading1,
  isPublished,
  open,
  siteContent,
} from "../site.ts";
import { notInkOnWhite } from "./media.ts";

test.use({ colorScheme: "dark" });

const REPORT = "/report";

test("the report alone is on paper, whole, on one sheet of A4", async ({
  page,
}) => {
  test.skip(!isPublished(REPORT));
  await open(page, REPORT);
  const sheet = page.getByRole("article");
  // The page tree of Chromium's PDF shows how many pages there are.
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  await page.emulateMedia({ media: "print" });
  await expect(header(page)).toBeHidden();
  await expect(footer(page)).toBeHidden();
  await expect(heading1(page)).toBeHidden();
  await expect(page.locator("a:visible")).toHaveCount(0);
  const headings = sheet.getByRole("heading");
  await expect(headings).not.toHaveCount(0);
  for (const heading of await headings.all())
    await expect(heading).toBeVisible();
  // Content larger than the sheet would need a second one, or be cut off.
  const room = await sheet.evaluate(
    ({ scrollHeight, clientHeight }) => clientHeight - scrollHeight,
  );
  expect(room).toBe(0);
  expect(await notInkOnWhite(page)).toEqual([]);
});

test("the estimate alone is on paper, on one sheet, when it is asked for", async ({
  page,
}) => {
  needsSpecifiedPrices();
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.clock.setFixedTime(new Date("2026-11-23T12:00:00Z"));
  await open(page, "/google-ads?network=both&split=75&budget=9000");
  const { print } = siteContent.estimator;
  await page.getByRole("button", { name: print.button }).click();
  await page.emulateMedia({ media: "print" });
  await expect(heading1(page)).toBeHidden();
  const sheet = page.getByRole("article").filter({ visible: true });
  await expect(sheet.getByRole("heading", { level: 2 })).toHaveText(
    print.heading,
  );
  for (const part of [
    "23 November 2026",
    "20%",
    "£9,000 a month before VAT",
    print.note,
  ])
    await expect(sheet).toContainText(part);
  expect(await notInkOnWhite(page)).toEqual([]);
  // The browser says when it has printed, and the page is there again.
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await expect(heading1(page)).toBeVisible();
});

test("the cookie notice and the room for it are not on paper", async ({
  page,
}) => {
  needsNotice();
  await open(page, "/thank-you");
  await expect(cookieNotice(page)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(cookieNotice(page)).toBeHidden();
  await expect(page.locator("body")).toHaveCSS("padding-bottom", "0px");
});

test("an outside link says where it leads, the others don't", async ({
  page,
}) => {
  await open(page, "/privacy");
  await page.emulateMedia({ media: "print" });
  const addressAfter = (href: string) =>
    page.evaluate((address) => {
      const link = document.createElement("a");
      link.href = address;
      link.textContent = "a link";
      document.querySelector("main p")?.append(link);
      return getComputedStyle(link, "::after").content;
    }, href);
  expect(await addressAfter("https://ico.org.uk/")).toContain("ico.org.uk");
  for (const own of ["mailto:hello@example.com", "tel:+4420", "/contact"]) {
    expect(await addressAfter(own)).toBe("none");
  }
});
