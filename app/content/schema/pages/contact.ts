import { z } from "zod";

import { LONGEST } from "../../../form-limits.ts";
import { formatCount } from "../../../format/numbers.ts";
import { entry, type Whole, unique } from "../entry.ts";
import { options, question } from "../form-fields.ts";
import { firstLine } from "../prices.ts";
import { focus, picture } from "../pictures.ts";
import {
  heading,
  list,
  headKeys,
  matching,
  pageLink,
  richText,
  text,
  yesNo,
} from "../primitives.ts";
import { template } from "../templates.ts";
import {
  heroKeys,
  sectionKeys,
  statKeys,
  stepKeys,
  titleKeys,
} from "../shared.ts";

const { kicker, title, description } = heroKeys;

const fieldKeys = { label: text, error: text };

/** A message that shows for a text that is too long, too. */
const errorWithLimit = (longest: number) =>
  template("longest").transform((words) =>
    words.replace("{longest}", formatCount(longest)),
  );

const form = entry({
  heading: text,
  note: text.describe(
    "Shows unless a field of your own may stay empty: such a field says so itself.",
  ),
  fields: entry({
    name: entry({ label: text, error: errorWithLimit(LONGEST.name) }),
    email: entry(fieldKeys),
    phone: entry({
      label: text,
      note: text,
      error: errorWithLimit(LONGEST.phone),
    }),
    subject: entry({
      ...fieldKeys,
      placeholder: text,
      options,
    }),
    message: entry({
      label: text,
      hint: text,
      error: errorWithLimit(LONGEST.message),
    }),
  }),
  button: text,
  privacy: richText.describe("Who uses what is typed, and what for."),
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
}).transform(({ note, fields, moreFields, ...words }) => ({
  ...words,
  note: moreFields.every(({ isRequired }) => isRequired) ? note : undefined,
  moreFields,
  fields: {
    ...fields,
    subject: { ...fields.subject, options: fields.subject.options.names },
  },
  buildOnly: { receivers: fields.subject.options.receivers },
  // What an estimate can name: see `gatherPrices`
  packageNames: new Array<string>(),
  networkNames: new Array<string>(),
  needs: new Array<{ key: string; name: string }>(),
}));

export const contactPage = entry({
  ...headKeys,
  hero: entry({
    kicker,
    title,
    description,
    ways: entry({ email: text, telephone: text, address: text }).describe(
      "The labels of the contact details.",
    ),
    form,
  }),
  hours: entry({
    ...titleKeys,
    text: richText,
    closed: text,
  }).optional(),
  find: entry({
    heading,
    picture: picture("map"),
    caption: entry({ place: text, text: text.optional() }),
    names: list(
      entry({
        name: text,
        at: focus,
        area: yesNo
          .optional()
          .describe("Yes for an area, which has no mark in the drawing."),
      }),
      0,
      6,
    ).describe("What the drawing shows, and where in it."),
    /** A map service, whose address ends where the search begins. */
    map: entry({
      link: text,
      search: z
        .url({ protocol: /^https$/, error: "must begin with https://" })
        .meta({ patternErrorMessage: "must begin with https://" }),
    }),
  })
    .transform(({ map: { link, search }, ...find }) => {
      const place = find.caption.place.replaceAll("\u00a0", " ");
      return {
        ...find,
        map: { link, address: search + encodeURIComponent(place) },
      };
    })
    .optional(),
  next: entry({
    ...sectionKeys,
    steps: list(entry({ figure: statKeys.value, ...stepKeys }), 1, 6),
  }).optional(),
});

export type ContactPage = Whole<z.infer<typeof contactPage>>;

const nextStepsKeys = {
  heading: text,
  steps: list(entry({ ...stepKeys }), 1, 6),
};

/** The page after a form. */
export const thankYouPage = entry({
  ...headKeys,
  kicker: text,
  heading: text,
  text,
  actions: list(pageLink, 1, 2),
  stamp: entry({ name: text, word: text, postcode: text }),
  next: entry(nextStepsKeys).describe("After the contact form."),
  newsletter: entry({ ...nextStepsKeys, kicker: text, text }),
  confirm: entry({ ...stepKeys, text }).describe(
    "The text and the first step after the newsletter form, if it is sent.",
  ),
});

export type ThankYouPage = z.infer<typeof thankYouPage>;

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
