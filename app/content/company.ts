import type { Company } from "./schema/company.ts";

const shortName = "Leadline";
const name = `${shortName} Digital` as const;
const registration = { number: "00000000", country: "England and Wales" };
const replyHours = 24;
const isVatIncluded = false;

/** The facts about the company. All other content takes them from here. */
export const company = {
  shortName,
  name,
  legalName: `${name} Ltd`,
  registration: {
    ...registration,
    statement: `Registered in ${registration.country}, company number ${registration.number}.`,
    sample: true,
  },
  blurb:
    "We deliver measurable results through innovative digital marketing solutions.",
  foundedIn: 2010,
  founders: { count: 3, inWords: "three" },
  specialists: { count: 25, inWords: "over 25" },
  replyHours,
  replyWithin: `within ${replyHours} hours`,
  notice: { inWords: "thirty days’ notice", sample: true },
  smallestMonthlyBudgetPence: 1000_00,
  vat: {
    isIncluded: isVatIncluded,
    /**
     * Every price list shows it, because prices must say whether they include
     * VAT.
     */
    note: `Prices ${isVatIncluded ? "include" : "exclude"}\u00a0VAT.`,
    number: "GB\u00a0000\u00a00000\u00a000",
    sample: true,
  },
  email: { address: "hello@leadline.example", sample: true },
  telephone: {
    shown: "020\u00a07946\u00a00172",
    href: "tel:+442079460172",
    sample: true,
  },
  address: {
    street: "8 Sounding Lane",
    district: "Rotherhithe",
    town: "London",
    postcode: "SE16\u00a00LD",
    countryCode: "GB",
    sample: true,
  },
} as const satisfies Company;
