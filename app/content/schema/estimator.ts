import type { z } from "zod";

import { SPEND } from "../../format/estimate.ts";
import { slug } from "../../format/slug.ts";
import { entry, unique } from "./entry.ts";
import { list, money, moneyIn, percent, text, yesNo } from "./primitives.ts";
import { template, textWith } from "./templates.ts";
import type { Prices } from "./prices.ts";

const spend = moneyIn(SPEND);

const rows = <Amount extends z.ZodType>(amount: Amount) =>
  list(amount, 3, 12).superRefine(
    unique("must not have the same amount twice"),
  );

const share = percent.refine(
  (value) => Number.isInteger(value) && value >= 1 && value <= 99,
  "must be a whole percentage from 1% to 99%",
);

const extra = entry({
  name: text,
  listedAs: text.describe(
    "The words by which a package's list is searched for it.",
  ),
  ask: yesNo
    .optional()
    .describe("Whether a visitor can say that it is needed."),
}).transform(({ name, listedAs, ask }) => ({
  key: slug(name),
  name,
  listedAs,
  isAsked: ask === true,
}));

const answer = entry({
  mostForAds: template("names"),
  cheapest: template("names"),
  withNeeds: template("names", "needs"),
  pair: text,
  pairWithNeeds: template("needs"),
  together: template("names"),
  forAds: text,
  paidTo: template("network"),
  split: template("first", "network", "second", "other"),
  fee: text,
  working: template("base", "percent", "spend"),
  onePrice: text,
  twoPackages: text,
  unused: text.describe(
    "What is left of a budget at the price for both networks.",
  ),
  total: text,
  budget: text,
  VAT: template("rate", "VAT"),
  withVAT: text,
  lacks: template("name"),
  ends: template("spend").describe("Shows for the price for both networks."),
  mostlyFee: text.describe("Shows when the fee is higher than the ad spend."),
  difference: template("need"),
  withoutForAds: template("names", "spend"),
  without: template("names", "fee"),
  aloneForAds: template("network", "spend"),
  alone: template("network", "fee"),
  start: text,
  said: template("line"),
  spoken: template("title", "fee"),
});

const chart = entry({
  drag: template("spend"),
  value: template("spend", "names", "fee", "total"),
  fee: text,
  spend: text,
  both: text,
  upTo: template("to"),
  between: template("from", "to"),
  above: template("from"),
  onePrice: text,
  onePriceTo: template("to"),
  pairAbove: template("from"),
  pair: text,
});

const working = entry({
  caption: text,
  month: text,
  worse: text,
  better: text,
  clicks: template("spend"),
  customers: template("buy"),
  profit: template("profit"),
  paid: text,
  left: text,
  loss: template("amount"),
  return: text,
  note: textWith(["change"]),
});

const outlook = entry({
  summary: text,
  basis: template("names", "network", "spend", "fee"),
  sum: template("total"),
  hint: template("network", "basis"),
  fields: entry({ click: text, enquire: text, buy: text, profit: text }),
  oneIn: text,
  enquiries: text,
  range: template("least", "most"),
  cost: text,
  allIn: text,
  nothingLost: text,
  enough: textWith(["customers", "profit", "total"]),
  tooFew: text,
  warning: text,
  spoken: template("cost"),
  working,
});

/** The words of the estimator, and the amounts that it starts with and lists. */
export const estimator = entry({
  heading: text,
  intro: text.optional(),
  openingSpend: spend,
  openingShare: share,
  ways: entry({ label: text, spend: text, budget: text }),
  networks: entry({
    label: text,
    both: text,
    share: template("network"),
    rest: template("network", "percent"),
  }),
  amount: entry({ spend: text, budget: text, note: text }),
  needs: text,
  extras: list(extra, 0, 12).superRefine(
    unique("must not have the same name twice", ({ key }) => key, "name"),
  ),
  and: text,
  or: text,
  errors: entry({
    noNumber: template("example"),
    smallest: template("fee", "network"),
    smallestWithNeeds: template("fee", "network"),
    none: text,
    littleOfBudget: template("spend", "least"),
    little: template("least"),
    much: template("most"),
    quote: text,
    range: template("least", "most"),
  }),
  answer,
  chart,
  compare: entry({
    ofBudget: template("amount"),
    ofSpend: template("amount"),
    package: text,
    forAds: text,
    total: text,
    fee: text,
    withVAT: text,
    lacks: text,
    nothing: text,
    tooDear: text,
    mostForAds: text,
    cheapest: text,
    hasNeeds: text,
    fails: template("needs"),
  }),
  worked: entry({
    summary: text,
    caption: template("network"),
    spend: text,
    cheapest: text,
    spends: rows(spend),
    budgetCaption: template("network"),
    budget: text,
    most: text,
    tooDear: text,
    budgets: rows(money),
  }),
  outlook,
  caption: text.optional(),
  print: entry({
    button: text,
    heading: text,
    ofBudget: template("networks", "amount"),
    ofSpend: template("networks", "amount"),
    prices: text,
    price: template("name", "base", "percent"),
    together: template("name", "fee", "spend"),
    lacks: template("lacks"),
    note: text,
  }),
}).transform(({ openingSpend, ...rest }) => ({
  ...rest,
  openingSpendPence: openingSpend,
}));

/** The words of the estimator, and the prices that it reckons with. */
export type Estimator = z.infer<typeof estimator> & { prices: Prices };
