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

/** Starts the contact form at once for its draft, which the page after it removes. */
export function startDraft(): void {
  try {
    if (sessionStorage.getItem(DRAFT) === null) return;
  } catch {
    return;
  }
  document
    .querySelector('[data-island="contact-form"]')
    ?.dispatchEvent(new Event("focusin"));
  // The browser itself has sent it. The newsletter form leads to the same page.
  if (
    document.querySelector("main > .thanks") &&
    location.hash !== "#newsletter"
  )
    forgetDraft();
}
