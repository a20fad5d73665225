type FieldName = "name" | "email" | "phone" | "subject" | "message";

/**
 * The id of a field's control. The controls have no names: what has one, a
 * browser without scripts would write into the address.
 */
export const fieldId = (field: FieldName) => `contact-${field}`;

function valueOf(form: HTMLFormElement, field: FieldName): string {
  const control = form.elements.namedItem(fieldId(field));
  if (
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
  ) {
    return control.value;
  }
  throw new Error(`The contact form has no field "${fieldId(field)}"`);
}

/** What was typed into the contact form. */
export function readMessage(form: HTMLFormElement): Record<FieldName, string> {
  return {
    name: valueOf(form, "name"),
    email: valueOf(form, "email"),
    phone: valueOf(form, "phone"),
    subject: valueOf(form, "subject"),
    message: valueOf(form, "message"),
  };
}
