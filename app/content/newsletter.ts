import type { NewsletterForm } from "./schema/shared.ts";

/** The sign-up form of the home page and of the footer. */
export const newsletter = {
  label: "Email address",
  placeholder: "Your email address",
  button: "Subscribe",
} satisfies NewsletterForm;
