import type { NewsletterForm } from "./schema/shared.ts";

/** The words of the newsletter forms on the home page and in the footer. */
export const newsletter = {
  label: "Email address",
  placeholder: "Your email address",
  button: "Subscribe",
} satisfies NewsletterForm;
