import * as fc from "fast-check";

import type { Rate } from "./fees.ts";
import { ASSUMABLE } from "../../format/estimate.ts";
import { SPEND } from "../../format/estimate.ts";

/** Prices whose crossings and curves the design has measured. */
export const google: readonly Rate[] = [
  { name: "Starter", basePence: 800_00, percentOfSpend: 15 },
  { name: "Growth", basePence: 1500_00, percentOfSpend: 12 },
  { name: "Enterprise", basePence: 3000_00, percentOfSpend: 10 },
];

/** Prices a little lower. */
export const microsoft: readonly Rate[] = [
  { name: "Starter", basePence: 750_00, percentOfSpend: 15 },
  { name: "Growth", basePence: 1400_00, percentOfSpend: 12 },
  { name: "Enterprise", basePence: 2800_00, percentOfSpend: 10 },
];

/** For property tests: the spends that can be estimated, in pence. */
export const anySpend = fc.integer({ min: SPEND.least, max: SPEND.most });

/** Any position of the slider. */
export const anyPosition = fc.double({ min: 0, max: 100, noNaN: true });

const anyRate = fc.record({
  name: fc.string(),
  basePence: fc.integer({ min: 1, max: 1_000_000_00 }),
  percentOfSpend: fc
    .integer({ min: 0, max: 100_00 })
    .map((hundredths) => hundredths / 100),
});

/** Any list of packages that the content could have. */
export const anyRates = fc.array(anyRate, { minLength: 1, maxLength: 5 });

const within = ({ least, most }: { least: number; most: number }) =>
  fc.integer({ min: least, max: most });

/** Any assumptions that a visitor could enter. */
export const anyAssumptions = fc.record({
  costPerClickPence: within(ASSUMABLE.costPerClickPence),
  conversionRate: within(ASSUMABLE.conversionRate),
  enquiryValuePence: within(ASSUMABLE.enquiryValuePence),
});
