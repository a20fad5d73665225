import type { z } from "zod";

import { entry } from "./entry.ts";
import { subject } from "./form-fields.ts";
import {
  list,
  matching,
  money,
  percent,
  readAs,
  richText,
  text,
  yesNo,
} from "./primitives.ts";

const price = readAs(
  "an amount with its sign, such as £1,500, or: on request",
  (value) =>
    /^on request$/i.test(value) ? "on request" : money.safeParse(value).data,
  /^(?:£\s*\d[\d,.]*|[Oo]n request)$/,
);

type Given = {
  from: number | "on request";
  shareOfSpend?: number | undefined;
  once?: boolean | undefined;
  leastFee?: boolean | undefined;
  bothNetworks?: boolean | undefined;
};

/** Reports words of a price that contradict each other. */
function reportPrice(given: Given, context: z.RefinementCtx): void {
  const { from, shareOfSpend, once, leastFee } = given;
  const isMonthly = from !== "on request" && !once;
  for (const key of ["shareOfSpend", "leastFee", "bothNetworks"] as const)
    if (!isMonthly && given[key])
      context.addIssue({
        code: "custom",
        path: [key],
        message: "is only for a price that is paid each month: delete it",
      });
  if (from === "on request" && once)
    context.addIssue({
      code: "custom",
      path: ["once"],
      message: "needs an amount in place of: on request",
    });
  if (isMonthly && leastFee && shareOfSpend === undefined)
    context.addIssue({
      code: "custom",
      path: ["leastFee"],
      message: 'needs a "share of spend", whose least it is',
    });
}

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
  from: price.describe(
    "The monthly base price, such as £1,500, or: on request.",
  ),
  shareOfSpend: percent
    .optional()
    .describe("For a package of one network: the fee's share of the ad spend."),
  once: yesNo
    .optional()
    .describe("Yes if the price is paid once, and not each month."),
  leastFee: yesNo
    .optional()
    .describe(
      "Yes if the fee is the share of the ad spend, and this at least.",
    ),
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
  lacks: list(text, 0, 12)
    .prefault([])
    .describe("What dearer ones have, for a note of the estimator."),
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
  .superRefine(reportPrice)
  .transform(({ from, shareOfSpend, once, leastFee, ...rest }) => ({
    ...rest,
    isForBothNetworks: rest.bothNetworks === true,
    basePence: from === "on request" ? undefined : from,
    percentOfSpend: shareOfSpend,
    isOnce: once === true,
    isLeast: leastFee === true,
  }));
