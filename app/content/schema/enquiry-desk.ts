import { entry } from "./entry.ts";
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
