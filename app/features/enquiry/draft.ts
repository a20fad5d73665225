import { useEffect } from "react";

import type { FormControl } from "~/features/forms/use-wrong-controls";

import { controlOf, FIELDS, fieldId, type FieldName } from "./controls";

/** The key of the draft in the session storage, which belongs to one tab. */
const KEY = "enquiryDraft";

type Draft = Partial<Record<FieldName, string>> & { isSent?: boolean };

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

/** Keeps what the visitor has typed into a field. */
export function keepTyped({ id, value }: FormControl): void {
  const field = FIELDS.find((name) => fieldId(name) === id);
  if (field) writeDraft({ ...readDraft(), [field]: value });
}

/** Fills empty fields with what the visitor typed before, and keeps the others. */
export function restoreDraft(form: HTMLFormElement): void {
  const { isSent, ...draft } = readDraft();
  // The visitor is back, so the confirmation page has never loaded.
  if (isSent) writeDraft(draft);
  for (const field of FIELDS) {
    const control = controlOf(form, field);
    // Text that was typed before hydration is not in the draft yet.
    if (control.value !== "") keepTyped(control);
    else control.value = draft[field] ?? "";
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
