import { expect, type Page } from "@playwright/test";

import {
  expectLogged,
  fillIn,
  listenToLog,
  sendButton,
} from "../contact-form.ts";
import {
  answerIfAsked,
  cookieSettings,
  noticeHasCome,
} from "../cookie-notice.ts";
import { test } from "../fixtures.ts";
import {
  cookieNotice,
  menuLink,
  started,
  noticeButton,
  open,
  titleOf,
} from "../site.ts";

const faults: Record<string, (page: Page) => Promise<unknown>> = {
  denied: (page) =>
    page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("Access is denied", "SecurityError");
          },
        });
      }
    }),
  full: (page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("No room is left", "QuotaExceededError");
      };
    }),
};

for (const [state, bringAbout] of Object.entries(faults)) {
  test(`where storage is ${state}, the notice is answered for this page, and the pages, the ways between them and the form work`, async ({
    page,
  }) => {
    await bringAbout(page);
    await open(page, "/");
    await answerIfAsked(page, "Accept");
    await expect(cookieNotice(page)).toBeHidden();
    await cookieSettings(page).click();
    await expect(cookieNotice(page)).toBeFocused();
    await noticeButton(page, "Reject").click();
    await expect(cookieNotice(page)).toBeHidden();
    await expect(cookieSettings(page)).toBeFocused();
    // What is written later is kept or lost by the same lines.
    if (state === "full") return;

    await menuLink(page, "/services").click();
    await expect(page).toHaveTitle(titleOf("/services"));
    await menuLink(page, "/contact").click();
    await expect(page).toHaveTitle(titleOf("/contact"));
    // The answer could not be remembered: the next page asks again.
    await noticeHasCome(page);
    await started(page);
    const log = listenToLog(page);
    await fillIn(page);
    await answerIfAsked(page, "Accept");
    await sendButton(page).click();
    await expect(page).toHaveURL("/thank-you");
    await expectLogged(log);
  });
}
