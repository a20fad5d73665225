import { expect, type Page } from "@playwright/test";

import { expectSameDocument } from "./same-document.ts";
import { footer, header, main } from "./site.ts";

/** The screen with its heading and this message, and the layout around it. */
export async function expectFallback(
  page: Page,
  message: string | RegExp,
): Promise<void> {
  const heading = main(page).getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Unexpected Application Error!");
  await expect(main(page).getByRole("alert")).toHaveText(message);
  await expect(page).toHaveTitle(/^Unexpected Application Error!/);
  await expect(header(page)).toBeVisible();
  await expect(footer(page)).toBeAttached();
  const home = main(page).getByRole("link", { name: "Return to Homepage" });
  await expect(home).toHaveAttribute("href", "/");
}

/** The application works on: the way back leads home without a full load. */
export async function expectWayBack(page: Page): Promise<void> {
  await main(page).getByRole("link", { name: "Return to Homepage" }).click();
  await expect(page).toHaveURL("/");
  await expect(page).toHaveTitle(/^Leadline Digital/);
  await expect(main(page)).toBeFocused();
  await expectSameDocument(page);
}
