import { z } from "zod";

import { entry } from "./entry.ts";
import { list, headKeys, pageLink, sample, text } from "./primitives.ts";
import { stepKeys } from "./shared.ts";

export const thankYouPage = entry({
  ...headKeys,
  kicker: text,
  heading: text,
  text,
  actions: z.tuple([pageLink, pageLink]),
  stamp: entry({ name: text, word: text, postcode: text }),
  next: entry({
    heading: text,
    steps: list(entry({ ...stepKeys, sample }), 3, 3),
  }),
});

export type ThankYouPage = z.infer<typeof thankYouPage>;
