import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

import type { ContactPage } from "~/content/schema/pages/contact";

import { controlOf, type FieldName } from "./controls";
import { restoreDraft } from "./draft";
import { firstLine } from "./first-line";
import { estimateOf, subjectOf } from "./read-enquiry-address";

type Words = Pick<
  ContactPage["hero"]["form"],
  "fields" | "firstLine" | "packageNames" | "networkNames" | "needs"
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
    const { options } = words.fields.subject;
    const subject = subjectOf(search, Object.keys(options));
    const name = subject === undefined ? undefined : options[subject];
    if (name === undefined) return;
    fillIn(form.current, "subject", name);
    const { needs } = words;
    const estimate = estimateOf(
      search,
      words.packageNames,
      needs.map(({ key }) => key),
    );
    if (!estimate) return;
    const line = firstLine(words.firstLine, estimate, {
      subject: name,
      networks: words.networkNames,
      needs,
    });
    fillIn(form.current, "message", `${line}\n`);
  }, [search, words]);
  return form;
}
