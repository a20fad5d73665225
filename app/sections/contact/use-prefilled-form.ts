import { useEffect, useRef } from "react";

import { useEnquiry } from "~/browser/use-enquiry";
import type { ContactPage } from "~/content/schema/contact";

import { controlOf, type FieldName } from "./controls";

type Subjects = ContactPage["hero"]["form"]["fields"]["subject"]["options"];

/** What the visitor has typed already stays. */
function fillIn(form: HTMLFormElement, field: FieldName, text: string) {
  const control = controlOf(form, field);
  if (control.value === "") control.value = text;
}

/**
 * A form that begins with what the link here said: after hydration, because the
 * prerendered page is the same for every enquiry.
 */
export function usePrefilledForm(subjects: Subjects) {
  const form = useRef<HTMLFormElement>(null);
  const { subject, firstLine } = useEnquiry();
  useEffect(() => {
    if (!form.current) return;
    if (subject) fillIn(form.current, "subject", subjects[subject]);
    if (firstLine) fillIn(form.current, "message", `${firstLine}\n`);
  }, [subject, firstLine, subjects]);
  return form;
}
