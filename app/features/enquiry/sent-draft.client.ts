/** The key of the draft in the session storage, which belongs to one tab. */
export const DRAFT = "enquiryDraft";

/** Removes what was typed into the contact form, once that is sent. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT);
  } catch {
    // Storage is denied, so there is no draft.
  }
}

/** The page that confirms a form which the browser itself has sent. */
export function startSentDraft(): void {
  // The newsletter form leads to the same page.
  if (document.querySelector("main > .thanks") && location.hash === "")
    forgetDraft();
}
