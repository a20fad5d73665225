import { z } from "zod";

import { entry } from "./entry.ts";
import { list, text } from "./primitives.ts";

const letterKeys = { subject: text, paragraphs: list(text, 1, 8) };
const linkLetter = entry({ ...letterKeys, link: text });
const pageKeys = { heading: text, text };
const buttonPage = entry({ ...pageKeys, button: text });

/** A number of days such as "730 days". */
const days = z
  .string()
  .regex(/^\d+ days$/, {
    error: ({ input }) =>
      `"${String(input)}" is not a number of days; write it like 730 days`,
  })
  .transform((value) => Number.parseInt(value, 10))
  .refine((value) => value > 0, "must be at least 1 day");

/** The texts of the lead desk's messages and pages, and the retention period. */
export const leadDesk = entry({
  keptFor: days,
  acknowledgement: entry(letterKeys),
  confirmation: linkLetter,
  welcome: linkLetter,
  pages: entry({
    confirm: buttonPage,
    confirmed: entry(pageKeys),
    unsubscribe: buttonPage,
    unsubscribed: entry(pageKeys),
    expired: entry(pageKeys),
  }),
});
