import { useEffect } from "react";

import {
  controlsOf,
  type FormControl,
} from "~/features/forms/use-wrong-controls";
import { storedEntries } from "~/format/stored";

/** The key of the draft in the session storage, which belongs to one tab. */
const KEY = "enquiryDraft";

const readDraft = () => storedEntries(() => sessionStorage.getItem(KEY));

export function keepTyped({ id, value }: FormControl): void {
  try {
    const draft = readDraft().set(id, value);
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(draft)));
  } catch {
    // Without storage the form works too, but has no draft.
  }
}

/** Fills empty fields with what the visitor typed before, and keeps the others. */
export function restoreDraft(form: HTMLFormElement): void {
  const typed = readDraft();
  for (const control of controlsOf(form)) {
    // People cannot see a control without an id.
    if (control.id === "") continue;
    const before = typed.get(control.id);
    // Text that was typed before hydration is not in the draft yet.
    if (control.value !== "") keepTyped(control);
    else if (typeof before === "string") control.value = before;
  }
}

/** Removes the draft of a form that was sent, on the page that confirms it. */
export function useSentDraftRemoval(): void {
  useEffect(() => {
    // The newsletter form leads to the same page.
    if (location.hash !== "") return;
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // Storage is denied, so there is no draft.
    }
  }, []);
}
