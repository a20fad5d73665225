import { expect as expectSoon, type Page } from "@playwright/test";
import { sendButton } from "../../tests/e2e/contact-form.ts";
import { upset } from "../../tests/e2e/estimator.ts";
import {
  cookieNotice,
  main,
  mainNavigation,
  menuButton,
  routes,
  UNKNOWN,
} from "../../tests/e2e/site.ts";

// A slow, busy machine is no finding.
const expect = expectSoon.configure({ timeout: 60_000 });

export type Width = 390 | 1280;

/** Something that a visitor can bring a page into. */
export interface State {
  name: string;
  path: string;
  /** The widths at which it can be reached, if not both. */
  widths?: readonly Width[];
  /** Whether the visitor has not answered the cookie notice yet. */
  isFirstVisit?: true;
  /** Brings the page there; it has been opened and hydrated. */
  reach: (page: Page) => Promise<void>;
}

async function openAll(page: Page): Promise<void> {
  const folds = main(page).locator("summary");
  for (const fold of await folds.all()) await fold.click();
  const count = await folds.count();
  await expect(main(page).locator("details[open]")).toHaveCount(count);
}

const asItOpens: State[] = [...routes.map(({ path }) => path), UNKNOWN].map(
  (path) => ({ name: "as it opens", path, reach: () => Promise.resolve() }),
);

/** The pages and the states that matter: one entry each. */
export const states: readonly State[] = [
  ...asItOpens,
  {
    name: "menu open",
    path: "/",
    widths: [390],
    reach: async (page) => {
      await menuButton(page).click();
      await expect(mainNavigation(page)).toBeVisible();
    },
  },
  {
    name: "cookie notice",
    path: "/",
    isFirstVisit: true,
    reach: (page) => expect(cookieNotice(page)).toBeVisible(),
  },
  {
    name: "cookie notice, all of it",
    path: "/thank-you",
    isFirstVisit: true,
    reach: async (page) => {
      await cookieNotice(page).getByText("Learn more").click();
      await expect(cookieNotice(page).getByText("Show less")).toBeVisible();
    },
  },
  {
    name: "form with errors",
    path: "/contact",
    reach: async (page) => {
      await sendButton(page).click();
      await expect(main(page).locator("[aria-invalid=true]")).toHaveCount(4);
    },
  },
  { name: "questions open", path: "/services", reach: openAll },
  { name: "questions open", path: "/about", reach: openAll },
  { name: "notes open", path: "/", reach: openAll },
  { name: "notes open", path: "/google-ads", reach: openAll },
  { name: "notes open", path: "/microsoft-ads", reach: openAll },
  { name: "estimator moved", path: "/google-ads", reach: upset },
  { name: "estimator moved", path: "/microsoft-ads", reach: upset },
];
