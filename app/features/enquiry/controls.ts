import { answerName, type Question } from "~/enquiry-subjects";
import { isFormControl } from "~/features/forms/use-wrong-controls";

/** The names of the contact form's fields. */
export const FIELDS = ["name", "email", "phone", "subject", "message"] as const;

/** A field of the contact form. */
export type FieldName = (typeof FIELDS)[number];

/**
 * The id of a field's control. Without a receiver the controls have no names, because
 * without scripts the browser would write the values of named controls into the URL.
 */
export const fieldId = (field: FieldName) => `contact-${field}`;

/**
 * The control of a field.
 *
 * @throws if the form has no such control
 */
export function controlOf(form: HTMLFormElement, field: FieldName) {
  const control = form.elements.namedItem(fieldId(field));
  if (isFormControl(control)) return control;
  throw new Error(`The contact form has no field "${fieldId(field)}"`);
}

export const answerId = (question: Question) =>
  `contact-${answerName(question)}`;

/** The values of the contact form. */
export function readMessage(
  form: HTMLFormElement,
  questions: readonly Question[],
): Record<FieldName | `answer-${string}`, string> {
  const valueOf = (field: FieldName) => controlOf(form, field).value;
  return {
    name: valueOf("name"),
    email: valueOf("email"),
    phone: valueOf("phone"),
    subject: valueOf("subject"),
    message: valueOf("message"),
    ...Object.fromEntries(
      questions.map((question) => {
        const control = form.elements.namedItem(answerId(question));
        return [
          answerName(question),
          isFormControl(control) ? control.value : "",
        ];
      }),
    ),
  };
}
