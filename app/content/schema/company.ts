import { z } from "zod";

import { pence, sample, text } from "./primitives.ts";

/** A number of people in digits, for drawings, and in words, for sentences. */
const counted = z.strictObject({
  count: z.int().positive("must be more than 0"),
  inWords: text,
});

export const company = z.strictObject({
  /** The name in headlines and on the postmark. */
  shortName: text,
  name: text,
  legalName: text,
  registration: z.strictObject({
    number: text,
    /** The part of the United Kingdom where the company is registered. */
    country: text,
    /** A sentence with both, which the law requires on a company's website. */
    statement: text,
    sample,
  }),
  /** The footer's description of the company; specification, section 1. */
  blurb: text,
  foundedIn: z.int(),
  founders: counted,
  specialists: counted,
  /** Enquiries are answered within this many hours. */
  replyHours: z.int().positive("must be more than 0"),
  /** The same time in words. */
  replyWithin: text,
  /** The notice period of a contract. */
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
    /** The ISO 3166-1 code: GB. */
    countryCode: z.string().regex(/^[A-Z]{2}$/, "must be two capital letters"),
    sample,
  }),
});

export type Company = z.infer<typeof company>;
