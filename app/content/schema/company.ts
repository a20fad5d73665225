import { z } from "zod";

import { pence, sample, text } from "./primitives.ts";

/** A number as it is drawn, and as a sentence says it. */
const counted = z.object({ count: z.int().positive(), inWords: text });

export const company = z.object({
  name: text,
  legalName: text,
  /** What the footer says the company does; specification, section 1. */
  blurb: text,
  foundedIn: z.int(),
  founders: counted,
  specialists: counted,
  replyWithin: text,
  smallestMonthlyBudgetPence: pence,
  vat: z.object({ note: text, sample }),
  email: z.object({ address: z.email(), sample }),
  telephone: z.object({
    shown: text,
    href: z.string().regex(/^tel:\+\d+$/, "must be tel:+ and digits"),
    sample,
  }),
  address: z.object({
    street: text,
    district: text,
    town: text,
    postcode: text,
    sample,
  }),
});

export type Company = z.infer<typeof company>;
