import type { ContactPage } from "~/content/schema/pages/contact";

import { restoreDraft } from "./draft";
import { estimateOf, firstLineOf, subjectOf } from "./enquiry-address";
import { fieldId } from "./field";
import { isFormControl } from "./use-wrong-controls";

function fillIn(form: HTMLFormElement, name: string, text: string) {
  const control = form.elements.namedItem(fieldId(name));
  if (isFormControl(control) && control.value === "") control.value = text;
}

/** Fills the form's empty fields with the visitor's draft, then with what the address asks for. */
export function prefill(
  form: HTMLFormElement,
  words: ContactPage["hero"]["form"],
): void {
  restoreDraft(form);
  const { search } = location;
  const { fields, packageNames, networkNames, needs } = words;
  const { options } = fields.subject;
  const subject = options[subjectOf(search, Object.keys(options)) ?? ""];
  if (subject === undefined) return;
  fillIn(form, "subject", subject);
  const keys = needs.map(({ key }) => key);
  const estimate = estimateOf(search, packageNames, keys);
  if (!estimate) return;
  const names = { subject, networks: networkNames, needs };
  const line = firstLineOf(words.firstLine, estimate, names);
  fillIn(form, "message", `${line}\n`);
}
