import type { Locator, Page } from "@playwright/test";

import { main } from "../site.ts";

/**
 * The whole text and nothing else. In small letters it is the specification's
 * prose: the page may write it with capitals.
 */
function exactly(text: string): RegExp {
  const pattern = text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(`^${pattern}$`, text === text.toLowerCase() ? "i" : "");
}

/** The section with the page's title. */
export const hero = (page: Page): Locator =>
  main(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 1 }) });

/** The section that has this name beside the line down the page. */
export const part = (page: Page, name: string): Locator =>
  main(page)
    .locator("section")
    .filter({ has: page.locator(".mark", { hasText: numbered(name) }) });

const numbered = (name: string) => new RegExp(String.raw`^\d+${name}$`);

/** The figure that stands with a label. */
export const figure = (scope: Locator, label: string): Locator =>
  scope
    .locator("dt")
    .filter({ hasText: exactly(label) })
    .locator("xpath=following-sibling::dd");

/** A link's href that leads to this page, whatever it says to it besides. */
export const leadingTo = (path: string): RegExp =>
  new RegExp(String.raw`^${path}(\?|$)`);

/** The entry of a list that has this heading. */
export const card = (page: Page, heading: string): Locator =>
  main(page)
    .getByRole("listitem")
    .filter({ has: headingOf(page, heading) });

export const headingOf = (page: Page, heading: string): Locator =>
  page.getByRole("heading", { name: exactly(heading) });

/** The entries of a section's list, without those of lists inside them. */
export const entries = (section: Locator, list: "ol" | "ul"): Locator =>
  section.locator(`${list}:not(li ${list}) > li`);

/** A case study, by the industry over its title. */
export const caseStudy = (page: Page, industry: string): Locator =>
  page.getByRole("article").filter({ has: page.getByText(exactly(industry)) });
