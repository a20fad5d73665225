import { useEffect } from "react";

import {
  isFormControl,
  type FormControl,
} from "~/features/forms/use-wrong-controls";

/** The key of the draft in the session storage, which belongs to one tab. */
const KEY = "enquiryDraft";

/** What was typed, by the ids of the controls. */
type Draft = { typed?: Partial<Record<string, string>>; isSent?: boolean };

/** The draft; empty when there is none or storage is denied. */
function readDraft(): Draft {
  try {
    // Only this file writes it.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Draft;
  } catch {
    return {};
  }
}

function writeDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Without storage the form works too, but has no draft.
  }
}

export function keepTyped({ id, value }: FormControl): void {
  const { typed, ...draft } = readDraft();
  writeDraft({ ...draft, typed: { ...typed, [id]: value } });
}

/** Fills empty fields with what the visitor typed before, and keeps the others. */
export function restoreDraft(form: HTMLFormElement): void {
  const { isSent, typed = {} } = readDraft();
  // The visitor is back, so the confirmation page has never loaded.
  if (isSent) writeDraft({ typed });
  for (const control of form.elements) {
    // People cannot see a control without an id.
    if (!isFormControl(control) || control.id === "") continue;
    // Text that was typed before hydration is not in the draft yet.
    if (control.value !== "") keepTyped(control);
    else control.value = typed[control.id] ?? "";
  }
}

/** Records that the form was sent; the draft stays until the next page has loaded. */
export const markDraftSent = () => writeDraft({ ...readDraft(), isSent: true });

/** Removes the draft of a form that was sent, on the page that confirms it. */
export function useSentDraftRemoval(): void {
  useEffect(() => {
    try {
      if (readDraft().isSent) sessionStorage.removeItem(KEY);
    } catch {
      // Storage is denied, so there is no draft.
    }
  }, []);
}
