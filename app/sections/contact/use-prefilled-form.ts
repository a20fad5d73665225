import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

import type { ContactPage } from "~/content/schema/contact";
import { SPEND } from "~/estimate/spend-range";
import { estimateOf, subjectOf } from "~/format/read-enquiry";

import { controlOf, type FieldName } from "./controls";
import { firstLine } from "./first-line";

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
    const estimate = estimateOf(search, SPEND);
    if (!estimate) return;
    const line = firstLine(words.firstLine, name, estimate);
    fillIn(form.current, "message", `${line}\n`);
  }, [search, words]);
  return form;
}
