import type { z } from "zod";

import type { Subject } from "../../enquiry-subjects.ts";
import { GUESSABLE } from "../../format/estimate.ts";
import { slug } from "../../format/slug.ts";
import { entry } from "./entry.ts";
import { subject } from "./form-fields.ts";
import { count, moneyIn, percent, text } from "./primitives.ts";
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

/** What an estimate can name: packages and networks; and the VAT on its fee. */
export type EstimateNames = {
  packages: readonly string[];
  networks: readonly string[];
  vatPercent?: number | undefined;
};
