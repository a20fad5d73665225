import { expect, type Locator, type Page } from "@playwright/test";

import type { Kind } from "../../app/sections/kinds.ts";
import { main } from "../e2e/site.ts";

// Failed expectations do not end a test here, because each checks one fact of many.
export const check = expect.configure({ soft: true });

/**
 * The whole text and nothing else. In small letters it is the specification's
 * prose: the page may write it with capitals.
 */
export function exactly(text: string): RegExp {
  const pattern = text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(`^${pattern}$`, text === text.toLowerCase() ? "i" : "");
}

export const hero = (page: Page): Locator =>
  main(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 1 }) });

/** The first section of a kind on the page, or another one of them. */
export const section = (page: Page, kind: Kind, index = 0): Locator =>
  main(page).locator(`section.${kind}`).nth(index);

export const entries = (part: Locator, list: "ol" | "ul"): Locator =>
  part.locator(`${list}:not(li ${list}) > li`);

export const card = (page: Page, heading: string): Locator =>
  main(page)
    .getByRole("listitem")
    .filter({
      has: page.getByRole("heading", { name: exactly(heading) }),
    });

export const figure = (part: Locator, label: string): Locator =>
  part
    .locator("dt")
    .filter({ hasText: exactly(label) })
    .locator("xpath=following-sibling::dd[1]");

export async function checkFigures(
  part: Locator,
  figures: Record<string, string>,
): Promise<void> {
  await check(part.locator("dt")).toHaveText(
    Object.keys(figures).map((label) => exactly(label)),
  );
  for (const [label, value] of Object.entries(figures)) {
    // Labels of its drawing may follow.
    const plain = value.replaceAll(/[+.]/g, String.raw`\$&`);
    const begins = new RegExp(`^${plain}`);
    await check(figure(part, label)).toHaveText(begins);
  }
}

export const checkLink = (
  part: Locator,
  name: string,
  path: string,
): Promise<void> =>
  check(part.getByRole("link", { name })).toHaveAttribute(
    "href",
    new RegExp(String.raw`^${path}(\?|$)`),
  );
