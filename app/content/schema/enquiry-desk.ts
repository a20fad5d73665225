import { entry } from "./entry.ts";
import { textWith } from "./templates.ts";
import { list, matching, text } from "./primitives.ts";

const letterKeys = { subject: text, paragraphs: list(text, 1, 8) };
const linkLetter = entry({ ...letterKeys, link: text });
const pageKeys = { heading: text, text };
const buttonPage = entry({ ...pageKeys, button: text });

const days = matching(
  /^[1-9]\d* days$/,
  "a number of days, such as 730 days",
).transform((value) => Number.parseInt(value, 10));

/** The texts of the enquiry desk's messages and pages, and the retention period. */
export const enquiryDesk = entry({
  keptFor: days,
  acknowledgement: entry({
    ...letterKeys,
    whenClosed: list(textWith(["days", "reason"]), 1, 8).describe(
      "In place of the paragraphs while a closed day of company.yaml would break the promise of a reply.",
    ),
  }),
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
