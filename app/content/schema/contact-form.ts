import type { z } from "zod";

import { LONGEST } from "../../form-limits.ts";
import { formatCount } from "../../format/numbers.ts";
import { entry, unique } from "./entry.ts";
import { options, question } from "./form-fields.ts";
import { SENDS_NOTHING } from "./layout.ts";
import { firstLine } from "./prices.ts";
import { list, richText, text, matching } from "./primitives.ts";
import { template, textWith } from "./templates.ts";

const fieldKeys = { label: text, error: text };

/** A message that shows for a text that is too long, too. */
const errorWithLimit = (longest: number) =>
  template("longest").transform((words) =>
    words.replace("{longest}", formatCount(longest)),
  );

/** The words and the fields of the contact form; specification, section 3. */
export const contactForm = entry({
  heading: text,
  note: text.describe(
    "Shows unless a field of your own may stay empty: such a field says so itself.",
  ),
  // /admin refers to subjects by their path, which must not begin with "fields".
  usualFields: entry({
    name: entry({ label: text, error: errorWithLimit(LONGEST.name) }),
    email: entry(fieldKeys),
    phone: entry({
      label: text,
      note: text,
      error: errorWithLimit(LONGEST.phone),
    }),
    subject: entry({ ...fieldKeys, placeholder: text, options }),
    message: entry({
      label: text,
      hint: text,
      error: errorWithLimit(LONGEST.message),
    }),
  }),
  button: text,
  privacy: richText.describe("Who uses what is typed, and what for."),
  sendsNothing: richText.optional().describe(SENDS_NOTHING),
  notSent: richText.describe(
    "Shows beside the button when the visitor is offline.",
  ),
  failed: richText.describe(
    "The error message when the server has not stored the message.",
  ),
  again: text,
  sending: text.describe("The text of the button until the server responds."),
  firstLine,
  moreFields: list(question, 0, 8)
    .superRefine(
      unique("must not ask the same twice", ({ key }) => key, "label"),
    )
    .default([]),
}).transform(({ note, usualFields: fields, moreFields, ...words }) => ({
  ...words,
  note: moreFields.every(({ isRequired }) => isRequired) ? note : undefined,
  moreFields,
  fields: {
    ...fields,
    subject: { ...fields.subject, options: fields.subject.options.names },
  },
  /** Who receives the enquiries of a subject; pages do not have it. */
  receivers: fields.subject.options.receivers,
  /** What the thank-you page says after an enquiry of a subject, if it differs. */
  thanks: fields.subject.options.thanks,
}));

/** What browsers need of it. */
export type ContactFormWords = Omit<
  z.output<typeof contactForm>,
  "receivers" | "firstLine"
>;

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
