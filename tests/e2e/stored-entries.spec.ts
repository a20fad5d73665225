// The privacy page's table, and what the browser really holds.
import { expect, type Page } from "@playwright/test";

import { test } from "./fixtures.ts";
import { cookieNotice, main, open, storedForGood } from "./site.ts";

interface Row {
  name: string;
  value: string;
  kept: string;
}

const rows = (page: Page): Promise<Row[]> =>
  main(page)
    .getByRole("region", { name: /^Cookies/ })
    .locator("tbody tr")
    .evaluateAll((all) =>
      all.map((row) => {
        const [name = "", value = "", , kept = ""] = Array.from(
          row.children,
          ({ textContent }) => textContent,
        );
        return { name, value, kept };
      }),
    );

const namesIn = (table: readonly Row[], place: string) =>
  table
    .filter(({ kept }) => kept.startsWith(`In ${place} storage`))
    .map(({ name }) => name)
    .toSorted();

/** "choice: accepted or rejected; at: the date": what each part may say. */
const partsOf = (value: string) =>
  new Map(
    value.split("; ").map((part) => {
      const [name = "", says = ""] = part.split(": ");
      return [name, says];
    }),
  );

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

for (const [answer, choice] of [
  ["Accept", "accepted"],
  ["Reject", "rejected"],
] as const) {
  test(`after ${answer} the browser holds what the table says, and nothing else`, async ({
    page,
    context,
  }) => {
    await open(page, "/");
    await cookieNotice(page).getByRole("button", { name: answer }).click();
    await expect(cookieNotice(page)).toBeHidden();
    // The scroll positions are written when a page is left.
    await open(page, "/privacy");
    const table = await rows(page);
    const local = await storedForGood(page);
    const session = await page.evaluate(() => Object.keys(sessionStorage));

    expect(namesIn(table, "local")).toEqual(Object.keys(local).toSorted());
    expect(namesIn(table, "session")).toEqual(session);
    expect(table).toHaveLength(Object.keys(local).length + session.length);
    expect(await context.cookies()).toEqual([]);

    const valueOf = (name: string) =>
      table.find((row) => row.name === name)?.value ?? "";
    expect(local.cookiesAccepted).toBe(valueOf("cookiesAccepted"));
    const parts = partsOf(valueOf("cookieChoice"));
    expect(parts.get("choice")?.split(" or ")).toContain(choice);
    const stored: unknown = JSON.parse(local.cookieChoice ?? "");
    expect(stored).toEqual(
      Object.fromEntries(
        [...parts.keys()].map((name) => [name, expect.anything()]),
      ),
    );
    expect(stored).toMatchObject({
      choice,
      at: expect.stringMatching(ISO_TIME),
    });
  });
}

test("before an answer the browser holds nothing for good", async ({
  page,
}) => {
  await open(page, "/");
  await expect(cookieNotice(page)).toBeVisible();
  expect(await storedForGood(page)).toEqual({});
});
