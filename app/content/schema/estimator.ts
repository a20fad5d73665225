import type { z } from "zod";

import { SPEND } from "../../format/estimate.ts";
import { entry, unique } from "./entry.ts";
import { list, money, moneyIn, percent, richText, text } from "./primitives.ts";
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

const amount = entry({
  name: text,
  note: text,
  field: text.describe("The label of the field, which says what it is for."),
  line: template("amount"),
});

const packages = entry({
  label: text,
  one: text.describe("One package for both networks."),
  two: text,
  alone: template("network"),
  cheapest: text,
  mostAds: text,
  same: text,
  forOne: text,
  upTo: template("spend"),
  tooDear: text,
});

const answer = entry({
  heading: text,
  ads: text,
  paidTo: template("network"),
  split: template("first", "network", "second", "other"),
  fee: text,
  feeOf: template("names"),
  twoPackages: text,
  working: template("base", "percent"),
  VAT: text,
  total: text,
  ofSpend: template("amount", "rest"),
  ofBudget: template("amount", "VAT"),
  ofPart: template("paid", "VAT").describe(
    "Shows where a part of a budget is left over.",
  ),
  ofGross: template("amount"),
  ofGrossPart: template("amount"),
  left: text,
  start: template("names"),
  inAll: template("total"),
  said: template("line"),
  spoken: template("names", "total"),
  value: template("amount", "names", "total"),
  valueCustomers: template("customers"),
});

const notes = entry({
  oneUntil: template("spend"),
  after: template("next", "more", "fee"),
  twoFrom: template("spend"),
  before: template("fee"),
  beforeWithLeft: template("fee", "left"),
  aloneOfSpend: template("network", "names", "fee", "less"),
  aloneOfBudget: template("network", "names", "spend", "more"),
  forOne: template("name"),
  several: template("name"),
  little: template("spend"),
  lacks: template("name", "lacks"),
  changed: text.describe(
    "Shows for an address from before the estimator was drawn anew.",
  ),
});

const working = entry({
  caption: text,
  month: text,
  worse: text,
  better: text,
  clicks: template("spend"),
  enquiries: text,
  customers: template("buy"),
  cost: text,
  profit: template("profit"),
  paid: text,
  left: text,
  loss: template("amount"),
  return: text,
  note: textWith(["change"]),
});

const outlook = entry({
  summary: text,
  each: template("cost"),
  fewer: text.describe("Shows in the place of it if there are too few."),
  heading: text,
  hint: template("network", "basis"),
  fields: entry({
    click: template("network"),
    enquire: text,
    buy: text,
    profit: text,
  }),
  oneIn: text,
  range: template("least", "most"),
  breakEven: template("customers"),
  enough: textWith(["customers", "profit", "sum", "total"]),
  tooFew: text,
  warning: text,
  spoken: template("cost"),
  working,
});

const tables = entry({
  summary: text,
  fees: template("network"),
  spend: text,
  cheapest: text,
  inAll: text,
  spends: rows(spend),
  budgetsOf: template("network"),
  budget: text,
  most: text,
  tooDear: text,
  budgets: rows(money),
  both: template("percent", "network"),
  packages: text,
  fee: text,
  total: text,
});

/** The words of the estimator, and the amounts that it starts with and lists. */
export const estimator = entry({
  heading: text,
  intro: text.optional(),
  openingSpend: spend,
  openingShare: share,
  amounts: entry({ label: text, spend: amount, budget: amount, gross: amount }),
  networks: entry({
    label: text,
    both: text,
    share: template("network"),
    rest: template("first", "network", "second"),
    little: template("least"),
    start: template("least"),
    give: template("network", "percent"),
  }),
  places: entry({ label: text, one: text, several: text }),
  packages,
  and: text,
  errors: entry({
    noNumber: template("example"),
    none: text,
    little: template("least"),
    littleOfBudget: template("least", "spend"),
    littleOfGross: template("least", "spend"),
    much: template("most"),
    quote: text,
    range: template("least", "most"),
  }),
  answer,
  notes,
  outlook,
  tables,
  caption: richText.optional(),
  print: entry({
    button: text,
    heading: text,
    note: text,
  }),
}).transform(({ openingSpend, ...rest }) => ({
  ...rest,
  openingSpendPence: openingSpend,
}));

/** The words of the estimator, and the prices that it reckons with. */
export type Estimator = z.infer<typeof estimator> & {
  prices: Prices;
};
