import type { z } from "zod";

import { entry } from "./entry.ts";
import { list, headKeys, pageLink, sample, text } from "./primitives.ts";
import { stepKeys } from "./shared.ts";

export const thankYouPage = entry({
  ...headKeys,
  kicker: text,
  heading: text,
  text,
  actions: list(pageLink, 1, 2),
  stamp: entry({ name: text, word: text, postcode: text }),
  next: entry({
    heading: text,
    steps: list(entry({ ...stepKeys, sample }), 1, 6),
  }),
});

export type ThankYouPage = z.infer<typeof thankYouPage>;
