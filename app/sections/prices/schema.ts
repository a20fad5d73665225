import { unique, entry } from "../../content/schema/entry.ts";
import { subject } from "../../content/schema/form-fields.ts";
import {
  list,
  matching,
  money,
  pageLink,
  percent,
  richText,
  text,
  yesNo,
} from "../../content/schema/primitives.ts";
import { frameKeys, headKeys } from "../keys.ts";

const item = entry({
  name: text,
  place: matching(
    /^[a-z]+$/,
    "lower-case letters, because it is part of an address",
  )
    .optional()
    .describe("The end of its address: of /services#seo it is seo."),
  forWhom: text,
  from: money.describe("The monthly base price."),
  shareOfSpend: percent
    .optional()
    .describe("For a package of one network: the fee's share of the ad spend."),
  bothNetworks: yesNo
    .optional()
    .describe(
      "Yes if it covers both networks' ads up to the limit in company.yaml.",
    ),
  subject: subject
    .optional()
    .describe("The subject that the contact form has chosen for its button."),
  contains: list(richText, 1, 12),
  mostPopular: yesNo.optional(),
})
  .refine(
    ({ name, shareOfSpend }) => shareOfSpend === undefined || !name.includes(","),
    {
      error: "must not have a comma, because links list the names with commas",
      path: ["name"],
    },
  )
  .transform(({ from, shareOfSpend, bothNetworks, ...rest }) => ({
    ...rest,
    isForBothNetworks: bothNetworks === true,
    basePence: from,
    percentOfSpend: shareOfSpend,
  }));

/** Packages with their prices. */
export const prices = entry({
  ...frameKeys,
  ...headKeys,
  packages: list(item, 1, 4)
    .superRefine(
      unique(
        'must have "most popular" on one package at most',
        ({ mostPopular }) => mostPopular || undefined,
        "mostPopular",
      ),
    )
    .superRefine(
      unique(
        "must not give two packages the same name",
        ({ name }) => name,
        "name",
      ),
    )
    .superRefine(
      unique(
        "must not give two packages the same place",
        ({ place }) => place,
        "place",
      ),
    ),
  button: pageLink.describe("The button of each package without a subject."),
  conditions: richText
    .optional()
    .describe("What applies to all prices, once, below them."),
  customQuote: entry({ question: text, link: pageLink }).optional(),
});
