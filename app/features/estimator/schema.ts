import { z } from "zod";

import {
  areUnique,
  mark,
  pence,
  sample,
  subject,
  template,
  text,
} from "../../content/schema/primitives.ts";
import { wrong } from "../../content/schema/reasons.ts";
import { ASSUMABLE } from "./outlook.ts";
import { SPEND } from "./spend-scale.ts";

const OUT_OF_RANGE = "must be a spend that the slider can show";

const spend = pence
  .min(SPEND.least, OUT_OF_RANGE)
  .max(SPEND.most, OUT_OF_RANGE);

const answer = template("spend", "names", "fee");

const result = z.strictObject({ label: text, formula: text });

/** The words of the estimator, and the spends that it starts with and lists. */
export const estimator = z.strictObject({
  mark,
  heading: text,
  intro: text,
  /** The spend that the slider shows at first. */
  openingSpendPence: spend,
  spend: z.strictObject({ label: text, exactLabel: text }),
  field: z.strictObject({
    hint: template("least", "most"),
    errors: z.strictObject({
      noNumber: template("example"),
      outOfRange: template("least", "most"),
    }),
  }),
  answer: z.strictObject({ one: answer, several: answer }),
  and: text,
  chart: z.strictObject({
    upTo: template("to"),
    between: template("from", "to"),
    above: template("from"),
  }),
  fees: z.strictObject({
    cheapest: text,
    working: template("base", "share", "percent"),
    total: template("percent", "total"),
  }),
  next: template("spend", "name"),
  noNext: text,
  start: text,
  worked: z.strictObject({
    caption: text,
    spend: text,
    spendsPence: z
      .array(spend)
      .min(3, "must be at least three spends")
      .refine(areUnique, "must not have the same spend twice"),
  }),
  outlook: z.strictObject({
    summary: text,
    note: text,
    fields: z.strictObject({
      costPerClickPence: text,
      conversionRate: text,
      saleValuePence: text,
    }),
    results: z.strictObject({
      clicks: result,
      enquiries: result,
      costPerEnquiry: result.extend({ none: text }),
      returnOnSpend: result,
    }),
  }),
  caption: text,
});

const assumption = (name: keyof typeof ASSUMABLE) => {
  const { least, most } = ASSUMABLE[name];
  const reason = `must be from ${least} to ${most} hundredths`;
  return z
    .int(wrong("must be a whole number of hundredths"))
    .min(least, reason)
    .max(most, reason);
};

/** What differs between the estimators of the two networks. */
export const networkEstimate = z.strictObject({
  /** The subject of an enquiry that begins with an estimate. */
  subject,
  /** The assumptions of the outlook before the visitor enters others. */
  assumptions: z.strictObject({
    costPerClickPence: assumption("costPerClickPence"),
    conversionRate: assumption("conversionRate"),
    saleValuePence: assumption("saleValuePence"),
  }),
  sample,
});

/** The words of the estimator. */
export type Estimator = z.infer<typeof estimator>;
/** The subject and the assumptions of one network's estimator. */
export type NetworkEstimate = z.infer<typeof networkEstimate>;
