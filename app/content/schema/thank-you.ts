import { z } from "zod";

import { pageHead, pageLink, sample, text } from "./primitives.ts";
import { step } from "./shared.ts";

export const thankYouPage = z.strictObject({
  head: pageHead,
  kicker: text,
  heading: text,
  text,
  actions: z.tuple([pageLink, pageLink]),
  stamp: z.strictObject({ name: text, word: text, postcode: text }),
  next: z.strictObject({
    heading: text,
    steps: z.array(step.extend({ sample })).length(3, "must be three steps"),
  }),
});

export type ThankYouPage = z.infer<typeof thankYouPage>;
