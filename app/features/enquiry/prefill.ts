import type { ContactFormWords } from "~/content/schema/contact-form";
import type { EstimateNames } from "~/content/schema/prices";

import { restoreDraft } from "./draft";
import { estimateOf, firstLineOf, subjectOf } from "./enquiry-address";
import { fieldId } from "./field";
import { isFormControl } from "./use-wrong-controls";

/** Fills the form's empty fields with the visitor's draft, then with what the address asks for. */
export function prefill(
  form: HTMLFormElement,
  id: string,
  { fields, firstLine }: ContactFormWords,
  names: EstimateNames,
): void {
  const fillIn = (name: string, text: string) => {
    const control = form.elements.namedItem(fieldId(id, name));
    if (isFormControl(control) && control.value === "") control.value = text;
  };
  restoreDraft(form);
  const { search } = location;
  const { options } = fields.subject;
  const subject = options[subjectOf(search, Object.keys(options)) ?? ""];
  if (subject === undefined) return;
  fillIn("subject", subject);
  const estimate = estimateOf(search, names.packages);
  if (!estimate) return;
  const line = firstLineOf(firstLine, estimate, { subject, ...names });
  fillIn("message", `${line}\n`);
}
