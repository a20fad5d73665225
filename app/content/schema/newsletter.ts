import type { z } from "zod";

import { entry } from "./entry.ts";
import { richText, text } from "./primitives.ts";

/** The words of both newsletter forms. */
export const newsletterForm = entry({
  label: text,
  placeholder: text,
  button: text,
  /** The button until the server answers. */
  sending: text,
  /** Shows when the server has not taken the address. */
  failed: richText,
});

export type NewsletterForm = z.infer<typeof newsletterForm>;
