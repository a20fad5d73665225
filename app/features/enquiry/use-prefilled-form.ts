import { useEffect, type RefObject } from "react";
import { useLocation } from "react-router";

import type { ContactPage } from "~/content/schema/pages/contact";
import { isFormControl } from "~/features/forms/use-wrong-controls";

import { restoreDraft } from "./draft";
import { estimateOf, firstLineOf, subjectOf } from "./enquiry-address";
import { fieldId } from "./field";

type Words = ContactPage["hero"]["form"];

function fillIn(form: HTMLFormElement, name: string, text: string) {
  const control = form.elements.namedItem(fieldId(name));
  if (isFormControl(control) && control.value === "") control.value = text;
}

/** After hydration, because one prerendered page serves every URL. */
export function usePrefilledForm(
  ref: RefObject<HTMLFormElement | null>,
  words: Words,
): void {
  const { search } = useLocation();
  useEffect(() => {
    const { current: form } = ref;
    if (!form) return;
    restoreDraft(form);
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
  }, [ref, search, words]);
}
