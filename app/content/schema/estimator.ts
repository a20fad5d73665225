import type { z } from "zod";

import { ASSUMABLE, SPEND } from "../../format/estimate.ts";
import { formatPence } from "../../format/numbers.ts";
import { entry } from "./entry.ts";
import {
  areUnique,
  list,
  mark,
  money,
  percent,
  sample,
  subject,
  template,
  text,
} from "./primitives.ts";

const spend = money.refine(
  (value) => value >= SPEND.least && value <= SPEND.most,
  `must be from ${formatPence(SPEND.least)} to ${formatPence(SPEND.most)}, which the slider can show`,
);

const answer = template("spend", "names", "fee");

const resultKeys = { label: text, formula: text };
const result = entry(resultKeys);

/** The words of the estimator, and the spends that it starts with and lists. */
export const estimator = entry({
  heading: text,
  intro: text.optional(),
  /** The spend that the slider shows at first. */
  openingSpend: spend,
  spend: entry({
    label: text,
    exactLabel: text,
    presetsLabel: text,
    /** The spends to choose from. Without scripts each leads to its row of the table. */
    presets: list(spend, 2, 4),
  }).transform(({ presets, ...rest }) => ({ ...rest, presetsPence: presets })),
  field: entry({
    hint: template("least", "most"),
    errors: entry({
      noNumber: template("example"),
      outOfRange: template("least", "most"),
    }),
  }),
  answer: entry({ one: answer, several: answer }),
  /** The word between two names, with the spaces around it. */
  and: text.transform((word) => ` ${word} `),
  chart: entry({
    upTo: template("to"),
    between: template("from", "to"),
    above: template("from"),
  }),
  fees: entry({
    cheapest: text,
    working: template("base", "share", "percent"),
    total: template("percent", "total"),
  }),
  next: template("spend", "name"),
  noNext: text,
  /** The way on for spends that the slider does not show. */
  beyond: entry({ question: template("most"), link: text }),
  start: text,
  worked: entry({
    caption: text,
    spend: text,
    spends: list(spend, 3, 12).refine(
      areUnique,
      "must not have the same spend twice",
    ),
  }).transform(({ spends, ...rest }) => ({ ...rest, spendsPence: spends })),
  outlook: entry({
    summary: text,
    note: text,
    fields: entry({
      costPerClick: text,
      conversionRate: text,
      enquiryValue: text,
    }),
    results: entry({
      clicks: result,
      enquiries: result,
      costPerEnquiry: entry({ ...resultKeys, none: text }),
      returnOnSpend: result,
    }),
  }).transform(({ fields, ...rest }) => ({
    ...rest,
    fields: {
      costPerClickPence: fields.costPerClick,
      conversionRate: fields.conversionRate,
      enquiryValuePence: fields.enquiryValue,
    },
  })),
  caption: text.optional(),
}).transform(({ openingSpend, worked, ...rest }) => ({
  ...rest,
  openingSpendPence: openingSpend,
  worked: {
    ...worked,
    /** Every preset has a row, which its link leads to without scripts. */
    spendsPence: [
      ...new Set([...worked.spendsPence, ...rest.spend.presetsPence]),
    ].toSorted((one, other) => one - other),
  },
}));

/** An amount in the range that the visitor can enter. */
const amount = (name: "costPerClickPence" | "enquiryValuePence") => {
  const { least, most } = ASSUMABLE[name];
  return money.refine(
    (value) => value >= least && value <= most,
    `must be from ${formatPence(least)} to ${formatPence(most)}`,
  );
};

/** What differs between the estimators of the two networks. */
export const networkEstimate = entry({
  mark: mark.optional(),
  /** The subject of an enquiry that begins with an estimate. */
  subject,
  /** The assumptions of the outlook before the visitor enters others. */
  assumptions: entry({
    costPerClick: amount("costPerClickPence"),
    conversionRate: percent,
    enquiryValue: amount("enquiryValuePence"),
  }).transform(({ costPerClick, conversionRate, enquiryValue }) => ({
    costPerClickPence: costPerClick,
    /** In hundredths of a per cent. */
    conversionRate: Math.round(conversionRate * 100),
    enquiryValuePence: enquiryValue,
  })),
  sample,
});

/** The words of the estimator. */
export type Estimator = z.infer<typeof estimator>;
/** The subject and the assumptions of one network's estimator. */
export type NetworkEstimate = z.infer<typeof networkEstimate>;
