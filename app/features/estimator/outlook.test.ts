import * as fc from "fast-check";
import { expect, test } from "vitest";

import { formatCount, formatPence } from "../../format/numbers.ts";
import { anyAssumptions, anyRates, anySpend } from "./estimate-fixture.ts";
import { feesAt } from "./fees.ts";
import { outlookFor } from "./outlook.ts";

const month = { spendPence: 30_000_00, feePence: 5100_00 };

test("follows the formulas", () => {
  const outlook = outlookFor(month, {
    costPerClickPence: 2_50,
    conversionRate: 4_00,
    enquiryValuePence: 250_00,
  });
  expect(outlook).toEqual({
    clicks: 12_000,
    enquiries: 480,
    costPerEnquiryPence: 7312.5,
    returnOnSpend: 4,
  });
});

test("without an enquiry there is no cost of one, and no return", () => {
  const outlook = outlookFor(month, {
    costPerClickPence: 2_50,
    conversionRate: 0,
    enquiryValuePence: 250_00,
  });
  expect(outlook).toMatchObject({
    enquiries: 0,
    costPerEnquiryPence: undefined,
    returnOnSpend: 0,
  });
});

test("whatever is assumed, every figure is finite, and so is what is shown", () => {
  fc.assert(
    fc.property(
      anyRates,
      anySpend,
      anyAssumptions,
      (rates, spendPence, assumptions) => {
        const [{ feePence } = { feePence: 0 }] = feesAt(rates, spendPence);
        const { costPerEnquiryPence, ...others } = outlookFor(
          { spendPence, feePence },
          assumptions,
        );
        const figures = [...Object.values(others), costPerEnquiryPence ?? 0];
        for (const figure of figures) {
          expect(Number.isFinite(figure)).toBe(true);
          expect(figure).toBeGreaterThanOrEqual(0);
          expect(formatCount(figure)).toMatch(/^(under )?[\d,]+(\.\d)?$/);
          expect(formatPence(figure)).toMatch(/^£[\d,]+(\.\d\d)?$/);
        }
        const isNone = assumptions.conversionRate === 0;
        expect(costPerEnquiryPence === undefined).toBe(isNone);
      },
    ),
  );
});
