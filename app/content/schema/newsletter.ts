import type { z } from "zod";

import { entry } from "./entry.ts";
import { richText, text } from "./primitives.ts";

/** The texts of both newsletter forms. */
export const newsletterForm = entry({
  label: text,
  placeholder: text,
  button: text,
  /** The text of the button until the server responds. */
  sending: text,
  /** The error message when the server has not stored the address. */
  failed: richText,
});

export type NewsletterForm = z.infer<typeof newsletterForm>;
