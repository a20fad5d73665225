import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

import type { ContactPage } from "~/content/schema/contact";
import { formatPence } from "~/format/numbers";
import { fill } from "~/format/text";

import { controlOf, type FieldName } from "./controls";
import { restoreDraft } from "./draft";
import type { Estimate } from "./enquiry-address";
import { estimateOf, subjectOf } from "./read-enquiry-address";

/** The first line of a message about an estimate. */
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

type Words = Pick<
  ContactPage["hero"]["form"],
  "fields" | "firstLine" | "packageNames"
>;

/** Fills in an empty control, and keeps what the visitor has already typed. */
function fillIn(form: HTMLFormElement, field: FieldName, text: string) {
  const control = controlOf(form, field);
  if (control.value === "") control.value = text;
}

/**
 * Fills the contact form in with what the visitor typed into it before, then with
 * the subject and the estimate of the URL. This happens after hydration, because
 * one prerendered page serves every URL.
 *
 * @returns the ref of the form
 */
export function usePrefilledForm(words: Words) {
  const form = useRef<HTMLFormElement>(null);
  const { search } = useLocation();
  useEffect(() => {
    if (!form.current) return;
    restoreDraft(form.current);
    const subject = subjectOf(search);
    if (!subject) return;
    const name = words.fields.subject.options[subject];
    fillIn(form.current, "subject", name);
    const estimate = estimateOf(search, words.packageNames);
    if (!estimate) return;
    const line = firstLine(words.firstLine, name, estimate);
    fillIn(form.current, "message", `${line}\n`);
  }, [search, words]);
  return form;
}
