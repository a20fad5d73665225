/** What a visitor fills in. */
export type FormControl =
  HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isFormControl = (element: unknown): element is FormControl =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

export type FieldName = "name" | "email" | "phone" | "subject" | "message";

/**
 * The id of a field's control. The controls have no names: what has one, a
 * browser without scripts would write into the address.
 */
export const fieldId = (field: FieldName) => `contact-${field}`;

/** The control of a field. Throws if the form has none. */
export function controlOf(form: HTMLFormElement, field: FieldName) {
  const control = form.elements.namedItem(fieldId(field));
  if (isFormControl(control)) return control;
  throw new Error(`The contact form has no field "${fieldId(field)}"`);
}

/** What was typed into the contact form. */
export function readMessage(form: HTMLFormElement): Record<FieldName, string> {
  const valueOf = (field: FieldName) => controlOf(form, field).value;
  return {
    name: valueOf("name"),
    email: valueOf("email"),
    phone: valueOf("phone"),
    subject: valueOf("subject"),
    message: valueOf("message"),
  };
}
