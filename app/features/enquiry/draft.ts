import { storedEntries } from "~/format/stored";

import { DRAFT } from "./sent-draft.client";
import { controlsOf, type FormControl } from "./use-wrong-controls";

const readDraft = () => storedEntries(() => sessionStorage.getItem(DRAFT));

export function keepTyped({ id, value }: FormControl): void {
  try {
    const draft = readDraft().set(id, value);
    sessionStorage.setItem(DRAFT, JSON.stringify(Object.fromEntries(draft)));
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
    // Text that was typed before React has started is not in the draft yet.
    if (control.value !== "") keepTyped(control);
    else if (typeof before === "string") control.value = before;
  }
}
