import { z } from "zod";

import { pence, sample, text } from "./primitives.ts";

/** A number as it is drawn, and as a sentence says it. */
const counted = z.strictObject({
  count: z.int().positive("must be more than nothing"),
  inWords: text,
});

export const company = z.strictObject({
  /** In a headline, and on the postmark. */
  shortName: text,
  name: text,
  legalName: text,
  registration: z.strictObject({
    number: text,
    /** The part of the United Kingdom it is registered in. */
    country: text,
    /** Both, as the law wants them stated. */
    statement: text,
    sample,
  }),
  /** What the footer says the company does; specification, section 1. */
  blurb: text,
  foundedIn: z.int(),
  founders: counted,
  specialists: counted,
  replyHours: z.int().positive("must be more than nothing"),
  /** The same hours, as a sentence says them. */
  replyWithin: text,
  /** How long before it ends a contract is given up. */
  notice: z.strictObject({ inWords: text, sample }),
  smallestMonthlyBudgetPence: pence,
  vat: z.strictObject({
    isIncluded: z.boolean(),
    note: text,
    number: text,
    sample,
  }),
  email: z.strictObject({ address: z.email(), sample }),
  telephone: z.strictObject({
    shown: text,
    href: z.string().regex(/^tel:\+\d+$/, "must be tel:+ and digits"),
    sample,
  }),
  address: z.strictObject({
    street: text,
    district: text,
    town: text,
    postcode: text,
    /** ISO 3166: GB. */
    countryCode: z.string().regex(/^[A-Z]{2}$/, "must be two capital letters"),
    sample,
  }),
});

export type Company = z.infer<typeof company>;
