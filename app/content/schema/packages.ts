import { entry } from "./entry.ts";
import { subject } from "./form-fields.ts";
import {
  list,
  matching,
  money,
  percent,
  richText,
  text,
  yesNo,
} from "./primitives.ts";

/** A package with its price. */
export const packageItem = entry({
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
  oneLocation: yesNo
    .optional()
    .describe("Yes if it is for one location or one product line only."),
  subject: subject
    .optional()
    .describe("The subject that the contact form has chosen for its button."),
  contains: list(richText, 1, 12),
  mostPopular: yesNo.optional(),
})
  .refine(
    ({ name, shareOfSpend }) =>
      shareOfSpend === undefined || !name.includes(","),
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
