import { z } from "zod";

import type { OpeningHours } from "../../format/opening-hours.ts";
import { telephoneLink } from "../address.ts";
import { listed } from "../../format/text.ts";
import { entry, refusedUnless, writtenKey } from "./entry.ts";
import { typeset } from "../texts/typography.ts";
import { closedDays } from "./date.ts";
import {
  postcode,
  contactDetailKeys,
  contactDetailsOf,
  telephone,
} from "./contact-details.ts";
import { email } from "./form-fields.ts";
import { choice, count, matching, money, percent, text } from "./primitives.ts";

const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;

type Day = (typeof DAYS)[number];

/** Days with the same hours. Without hours they are closed, or as their words say. */
export type Opening = { days: Day[]; hours?: OpeningHours; words?: string };

const TIME = /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:([AP])\.?M\.?)?$/i;

function hourOf(time: string): number {
  const [, hours, minutes = "0", half = ""] = TIME.exec(time.trim()) ?? [];
  if (hours === undefined || Number(minutes) > 59) return NaN;
  const hour = half
    ? (Number(hours) % 12) + (half.toUpperCase() === "P" ? 12 : 0)
    : Number(hours);
  return hour <= 24 ? hour + Number(minutes) / 60 : NaN;
}

const weekdayIndex = (name: string): number =>
  DAYS.findIndex((day) =>
    name.trim().toLowerCase().startsWith(day.toLowerCase()),
  );

function daysOf(range: string): Day[] {
  const [first = -1, last = first] = range
    .split(/[-–]|\bto\b/)
    .map((name) => weekdayIndex(name));
  return first < 0 ? [] : DAYS.slice(first, last + 1);
}

function hoursProblem(written: string, { opens, closes }: OpeningHours) {
  const found = `is "${written.trim()}"`;
  if (Number.isNaN(opens + closes))
    return `${found}, but must be the times of opening and closing, such as 9:00 AM - 6:00 PM, or: closed, or: by appointment`;
  if (opens < closes) return undefined;
  return `${found}, which ${opens === closes ? "opens and closes at the same time" : "closes before it opens"}. Write AM or PM after both times, such as 9:00 AM - 6:00 PM`;
}

/** Opening hours by day: `Mon-Fri: 9:00 AM - 6:00 PM`, `Sat: by appointment`, `Sun: closed`. */
const hours = z
  .record(z.string(), z.string())
  .meta({ keys: "Days", values: "Hours" })
  .transform((value, context): Opening[] => {
    const openings = Object.entries(value).map(([range, written]): Opening => {
      const days = daysOf(range);
      if (/^closed$/i.test(written.trim())) return { days };
      if (/^by appointment$/i.test(written.trim()))
        return { days, words: typeset(written.trim()) };
      const [opens = NaN, end = NaN, ...others] = written
        .split(/\s*[-–]\s*|\s+to\s+/)
        .map(hourOf);
      // Midnight is the end of the day, too.
      const closes = end === 0 ? 24 : end;
      const found: OpeningHours = {
        opens,
        closes: others.length > 0 ? NaN : closes,
        ...(!/[ap]\.?m/i.test(written) && { is24Hours: true }),
      };
      const message = hoursProblem(written, found);
      if (message !== undefined)
        context.addIssue({ code: "custom", path: [range], message });
      return { days, hours: found };
    });
    if (openings.flatMap(({ days }) => days).join() !== DAYS.join()) {
      context.addIssue(
        `has ${Object.keys(value).join(", ")}, but must name each day of the week once, in order, such as Mon-Fri, Sat, Sun`,
      );
    }
    return openings;
  });

const NUMBER = "a number, such as 25 or: over 25";

/** What is said together or not at all. */
const TOGETHER = [
  ["registeredIn", "companyNumber", "registeredOffice"],
  ["prices", "VATRate"],
] as const;

/** The facts about the company. */
export const company = entry({
  description: text,
  registeredIn: text
    .optional()
    .describe(
      "The part of the United Kingdom where the company is registered. Whoever has no company leaves this and the next two out.",
    ),
  companyNumber: text.optional(),
  registeredOffice: text.optional(),
  VATNumber: text
    .optional()
    .describe("Whoever is not registered for VAT leaves it out."),
  founded: count(1800, 2100),
  founders: count().optional(),
  specialists: text
    .pipe(matching(/\d/, NUMBER))
    .meta(refusedUnless(/\d/, `must be ${NUMBER}`))
    .optional(),
  email,
  telephone,
  street: text.describe(
    "The law asks every business for an address at which it can be reached, in the footer too.",
  ),
  district: text.optional(),
  town: text,
  postcode,
  ...contactDetailKeys,
  hours,
  closedDays: closedDays.describe(
    "Days when nobody works, such as 25 December 2026 - 1 January 2027, and why.",
  ),
  replyHours: count(),
  /** What texts quote, in the same words everywhere; without such a text it may be away. */
  reply: text,
  replyInShort: text.optional(),
  firstLook: text.optional(),
  access: text.optional(),
  afterTheFirstLook: text.optional(),
  offer: text.optional(),
  promise: text.optional(),
  stopping: text.optional(),
  condition: text.optional(),
  counting: text.optional(),
  invoice: text.optional(),
  bothNetworksUpTo: money
    .optional()
    .describe(
      "The ad spend a month up to which one package covers both networks.",
    ),
  bothNetworks: text.optional(),
  smallestBudget: money.optional(),
  notice: text.optional(),
  prices: choice(["exclude VAT", "include VAT"])
    .optional()
    .describe(
      "Whoever is not registered for VAT leaves this and the rate out.",
    ),
  VATRate: percent.optional(),
  mostPopular: text
    .optional()
    .describe(
      "Why packages have the badge; better said below each price list.",
    ),
  VATNote: text
    .optional()
    .describe("Stands beside prices, which must say whether they include VAT."),
  samples: z
    .string()
    .optional()
    .describe("The entries above that are invented."),
})
  .superRefine((facts, context) => {
    for (const keys of TOGETHER) {
      const given = keys.find((key) => facts[key] !== undefined);
      for (const key of keys)
        if (given !== undefined && facts[key] === undefined)
          context.addIssue({
            code: "custom",
            path: [key],
            message: `is missing beside "${writtenKey(given)}"; all of ${listed(keys.map(writtenKey), "and")} are here, or none`,
          });
    }
  })
  .transform((facts) => ({
    /** What the law requires on a company's website and in its letters. */
    registration:
      facts.registeredIn === undefined
        ? undefined
        : `Registered in ${facts.registeredIn}, company number ${facts.companyNumber}. Registered office: ${facts.registeredOffice}.`,
    description: facts.description,
    founded: facts.founded,
    founders: facts.founders,
    specialists:
      facts.specialists === undefined
        ? undefined
        : Number(/\d+/.exec(facts.specialists)?.[0]),
    bothNetworksUpToPence: facts.bothNetworksUpTo,
    /** Without it no VAT is charged. */
    vat:
      facts.VATRate === undefined
        ? undefined
        : {
            isIncluded: facts.prices === "include VAT",
            percent: facts.VATRate,
          },
    VATNote:
      facts.VATNote ??
      (facts.prices &&
        `Prices ${facts.prices.replace(" ", "\u00a0")} at ${facts.VATRate}%.`),
    email: facts.email,
    telephone: { shown: facts.telephone, href: telephoneLink(facts.telephone) },
    address: {
      street: facts.street,
      district: facts.district,
      town: facts.town,
      postcode: typeset(facts.postcode),
      countryCode: "GB",
    },
    ...contactDetailsOf(facts),
    openings: facts.hours,
    closedDays: facts.closedDays,
    replyHours: facts.replyHours,
  }));

export type Company = z.infer<typeof company>;
