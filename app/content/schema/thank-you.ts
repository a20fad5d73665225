import type { z } from "zod";

import { entry } from "./entry.ts";
import { list, headKeys, pageLink, sample, text } from "./primitives.ts";
import { stepKeys } from "./shared.ts";

const next = entry({
  heading: text,
  steps: list(entry({ ...stepKeys, sample }), 1, 6),
});

export const thankYouPage = entry({
  ...headKeys,
  kicker: text,
  heading: text,
  text,
  actions: list(pageLink, 1, 2),
  stamp: entry({ name: text, word: text, postcode: text }),
  /** After the contact form. */
  next,
  /** After the newsletter form. */
  newsletter: next,
  /** The first step after the newsletter form, if it is sent. */
  confirm: entry(stepKeys),
});

export type ThankYouPage = z.infer<typeof thankYouPage>;
