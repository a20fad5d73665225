import type { ContactFormWords } from "~/content/schema/contact-form";
import type { Prices } from "~/content/schema/prices";
import { subjectOf } from "~/enquiry-subjects";

import { restoreDraft } from "./draft";
import { fieldId } from "./field";
import { isFormControl } from "./use-wrong-controls";

/** Fills the form's empty fields with the visitor's draft, then with what the address asks for. */
export async function prefill(
  form: HTMLFormElement,
  id: string,
  { fields }: ContactFormWords,
  prices: Prices | undefined,
): Promise<void> {
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
  if (!prices || !/[?&](?:spend|budget)=/.test(search)) return;
  const { estimateIn, firstLineOf } =
    await import("~/features/estimator/sums/enquiry");
  const estimate = estimateIn(search, prices);
  if (!estimate) return;
  const line = firstLineOf(prices, estimate.entry, estimate.quote);
  fillIn("message", `${line}\n`);
}
