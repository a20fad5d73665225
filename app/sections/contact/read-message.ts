import { controlOf, type FieldName } from "./controls";

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
