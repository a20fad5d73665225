import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

import type { ContactPage } from "~/content/schema/contact";
import { formatPence } from "~/format/numbers";
import { fill } from "~/format/text";

import { controlOf, type FieldName } from "./controls";
import { estimateOf, subjectOf, type Estimate } from "./enquiry-address";

/** The line that a message begins with after an estimate. */
export function firstLine(
  { one, several, and }: ContactPage["hero"]["form"]["firstLine"],
  subject: string,
  { spendPence, names, feePence }: Estimate,
): string {
  return fill(names.length === 1 ? one : several, {
    spend: formatPence(spendPence),
    subject,
    names: names.join(and),
    fee: formatPence(feePence),
  });
}

type Words = Pick<ContactPage["hero"]["form"], "fields" | "firstLine">;

/** What the visitor has typed already stays. */
function fillIn(form: HTMLFormElement, field: FieldName, text: string) {
  const control = controlOf(form, field);
  if (control.value === "") control.value = text;
}

/**
 * A form that begins with what the address says of the enquiry: after
 * hydration, because the prerendered page is the same for every enquiry.
 */
export function usePrefilledForm(words: Words) {
  const form = useRef<HTMLFormElement>(null);
  const { search } = useLocation();
  useEffect(() => {
    const subject = subjectOf(search);
    if (!form.current || !subject) return;
    const name = words.fields.subject.options[subject];
    fillIn(form.current, "subject", name);
    const estimate = estimateOf(search);
    if (!estimate) return;
    const line = firstLine(words.firstLine, name, estimate);
    fillIn(form.current, "message", `${line}\n`);
  }, [search, words]);
  return form;
}
