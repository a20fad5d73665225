import type { z } from "zod";

import type { Subject } from "../../enquiry-subjects.ts";
import { GUESSABLE } from "../../format/estimate.ts";
import { slug } from "../../format/slug.ts";
import { entry } from "./entry.ts";
import { subject } from "./form-fields.ts";
import {
  count,
  moneyIn,
  percent,
  text,
  list,
  matching,
  money,
  readAs,
  richText,
  yesNo,
} from "./primitives.ts";
import { template } from "./templates.ts";

/** What differs between the estimators of the two networks. */
export const networkEstimate = entry({
  network: text.describe(
    "The network's name where its company is meant, such as Google.",
  ),
  subject,
  /** The figures of the outlook before the visitor enters others. */
  examples: entry({
    costPerClick: moneyIn(GUESSABLE.click),
    enquire: percent,
    buy: count(1, GUESSABLE.buy.most / 100).describe(
      "One in so many enquiries becomes a customer.",
    ),
    profit: moneyIn(GUESSABLE.profit),
    basis: text.describe("Where the examples come from, in a sentence."),
  }).transform(({ costPerClick, enquire, buy, profit, basis }) => ({
    /** In hundredths: pence, of a per cent, of an enquiry. */
    guesses: {
      click: costPerClick,
      profit,
      enquire: Math.round(enquire * 100),
      buy: buy * 100,
    },
    basis,
  })),
}).transform((estimate) => ({
  ...estimate,
  networkKey: slug(estimate.network),
}));

/** The subject and the examples of one network's estimator. */
export type NetworkEstimate = z.infer<typeof networkEstimate>;

/** The first sentences of a message that begins with an estimate, by what was given. */
export const firstLine = entry({
  spend: template("amount", "networks", "names", "fee", "total"),
  budget: template("amount", "networks", "buys"),
  gross: template("amount", "networks", "buys"),
  buys: template("names", "spend", "fee"),
  buysWithLeft: template("names", "spend", "fee", "left"),
  share: template("percent", "network").describe(
    "One network's part of the ad spend on both.",
  ),
  and: text,
  one: text.describe("The second sentence: for one location."),
  several: text,
});

/** A package, as far as a fee depends on it. Prices are those of a month. */
export type Package = {
  /** Its name, as addresses have it. */
  key: string;
  name: string;
  basePence: number;
  /** 0 if the fee is flat. */
  percentOfSpend: number;
  /** Whether the base is the least of the share, and not beside it. */
  isLeast?: boolean;
  /** Its fee in words, where it is not a base and a share. */
  fee?: string;
  /** Whether it has the badge. */
  isPopular: boolean;
  /** Whether it is for one location or product line only. */
  isForOne: boolean;
  /** The names of those that it lacks and a dearer package has. */
  lacks: readonly string[];
};

/** A network whose page is published. */
export type Network = {
  /** What the address calls it. */
  key: string;
  name: string;
  subject: Subject;
  /** What the contact form calls it. */
  subjectName: string;
  packages: readonly Package[];
  /** The packages that have no monthly fee, and what is said in its place. */
  others: readonly { name: string; said: string }[];
} & Pick<NetworkEstimate, "examples">;

/** One price for both networks up to a limit of the ad spend; both in pence. */
export type Together = { name: string; feePence: number; upToPence: number };

/** What the estimator reads from other files of the content. */
export type Prices = {
  networks: Network[];
  together?: Together;
  /** In per cent; nothing if prices include it. */
  vatPercent?: number;
  company: string;
  /** The badge's words. */
  popular: string;
  firstLine: z.infer<typeof firstLine>;
};

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
  .superRefine(reportPrice)
  .transform(({ from, shareOfSpend, once, leastFee, ...rest }) => ({
    ...rest,
    isForBothNetworks: rest.bothNetworks === true,
    basePence: from === "on request" ? undefined : from,
    percentOfSpend: shareOfSpend,
    isOnce: once === true,
    isLeast: leastFee === true,
  }));
