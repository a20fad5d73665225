import type { Page } from "@playwright/test";

import type { Complaints } from "../complaints.ts";
import { ANSWERED_404, open, routes, UNKNOWN } from "../site.ts";

/** The eight pages, and an address that is none of them. */
export const everyPath = [...routes.map(({ path }) => path), UNKNOWN];

/** Opens one of them; of the last the browser says that it is unknown. */
export async function openAny(
  page: Page,
  path: string,
  complaints: Complaints,
): Promise<void> {
  if (path === UNKNOWN) complaints.expect(ANSWERED_404);
  await open(page, path);
}

/** The visitor has answered the cookie notice before. */
export const answerNotice = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem("cookiesAccepted", "true"));
