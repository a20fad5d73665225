import type { Company } from "./schema/company.ts";

/** Facts about the company. Every page that tells one takes it from here. */
export const company = {
  name: "Leadline Digital",
  legalName: "Leadline Digital Ltd",
  blurb:
    "We deliver measurable results through innovative digital marketing solutions.",
  foundedIn: 2010,
  founders: { count: 3, inWords: "three" },
  specialists: { count: 25, inWords: "over 25" },
  replyWithin: "within 24 hours",
  smallestMonthlyBudgetPence: 1000_00,
  /** Beside every price list: prices must say whether they include VAT. */
  vat: { note: "VAT is added.", sample: true },
  email: { address: "hello@leadline.example", sample: true },
  telephone: {
    shown: "020 7946 0172",
    href: "tel:+442079460172",
    sample: true,
  },
  address: {
    street: "8 Sounding Lane",
    district: "Rotherhithe",
    town: "London",
    postcode: "SE16\u00a00LD",
    sample: true,
  },
} as const satisfies Company;
