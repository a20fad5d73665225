import { expect, test } from "vitest";
import type { z } from "zod";

import { googleAds } from "../google-ads";
import { home } from "../home";
import { services } from "../services";
import { googleAdsPage } from "./ads";
import { findContentProblems } from "./check-content";
import { company as companySchema } from "./company";
import { homePage } from "./home";
import * as primitives from "./primitives";
import { servicesPage } from "./services";
import { closing, ONE_BADGE, pricingPackage } from "./shared";
import { siteContent } from "./site-content";

const problemsOf = (schema: z.ZodType, content: unknown) =>
  findContentProblems([{ file: "app/content/test.ts", schema, content }]);

const starter = {
  name: "Starter",
  blurb: "For a first look.",
  basePence: 750_00,
  percentOfSpend: 15,
  features: ["Campaign setup"],
};

test("the real content is valid", () => {
  expect(findContentProblems(siteContent)).toEqual([]);
});

test("a problem names the file, the entry and the reason", () => {
  const [first] = home.services.paid;
  const content = {
    ...home,
    services: {
      ...home.services,
      paid: [first, { ...first, name: " " }],
    },
  };
  expect(problemsOf(homePage, content)).toEqual([
    "app/content/test.ts: services.paid[1].name: must not be empty",
  ]);
});

test.each([
  [
    "a missing title",
    primitives.pageHead,
    { description: "x".repeat(80) },
    "title: is missing",
  ],
  [
    "a title that is not a text",
    primitives.pageHead,
    { title: 404, description: "x".repeat(80) },
    "title: must be a text",
  ],
  [
    "a text in place of a number",
    companySchema.shape.foundedIn,
    "2010",
    "the whole file: must be a number",
  ],
  [
    "a number with a fraction",
    companySchema.shape.foundedIn,
    2010.5,
    "the whole file: must be a whole number",
  ],
  [
    "a mark with another value than true",
    primitives.sample,
    "yes",
    "the whole file: must be true",
  ],
  [
    "an incorrect e-mail address",
    companySchema.shape.email,
    { address: "hello" },
    "address: must be a correct email address",
  ],
  [
    "a text in place of a list",
    primitives.lines,
    "Measure first.",
    "the whole file: must be a list",
  ],
  [
    "a call with one action",
    closing.shape.actions,
    [{ text: "Contact Us", to: "/contact" }],
    "the whole file: must have at least 2",
  ],
  [
    "a link without its address",
    primitives.pageLink,
    { text: "Prices" },
    "to: is missing",
  ],
  [
    "a missing price",
    pricingPackage,
    { ...starter, basePence: undefined },
    "basePence: is missing",
  ],
  [
    "a misspelt entry",
    pricingPackage,
    { ...starter, isMostPopuler: true },
    'the whole file: has unknown properties: "isMostPopuler"',
  ],
  [
    "a title too long for search results",
    primitives.pageHead,
    { title: "x".repeat(61), description: "x".repeat(80) },
    "title: must be at most 60 characters",
  ],
  [
    "a wrong route",
    primitives.pageLink,
    { text: "Prices", to: "/prices" },
    'to: "/prices" is not a page of this site',
  ],
  [
    "an enquiry with an unknown subject",
    primitives.pageLink,
    { text: "Get Started", to: "/contact?subject=google" },
    'to: "/contact?subject=google" is not a page of this site',
  ],
  [
    "an unknown subject",
    primitives.subject,
    "google",
    'the whole file: "google" is not a subject of an enquiry',
  ],
  [
    "a price in parts of a penny",
    pricingPackage,
    { ...starter, basePence: 750.5 },
    "basePence: must be a whole number of pence",
  ],
  [
    "a missing alt text",
    primitives.drawing,
    { plate: "coil" },
    "alt: must have alt text, which is empty for a decorative drawing",
  ],
  [
    "an unknown plate",
    primitives.drawing,
    { plate: "toString", alt: "" },
    'plate: "toString" is not a plate of app/plates.ts',
  ],
  [
    "an unknown mark",
    primitives.mark,
    { fathoms: 4, label: "Four" },
    "fathoms: 4 is not a mark of the lead line",
  ],
  [
    "an empty photograph text",
    primitives.photograph,
    { id: "1460925895917-afdab827c52f", alt: "" },
    "alt: must not be empty",
  ],
])("%s is refused", (_, schema, content, reason) => {
  expect(problemsOf(schema, content)).toContain(
    `app/content/test.ts: ${reason}`,
  );
});

const { pricing } = googleAds;
const [first, second, third] = pricing.packages;

test.each([
  ["no badge", [first, { ...second, isMostPopular: undefined }, third]],
  ["a second badge", [{ ...first, isMostPopular: true }, second, third]],
])("%s in a price list is refused", (_, packages) => {
  const content = { ...googleAds, pricing: { ...pricing, packages } };
  expect(problemsOf(googleAdsPage, content)).toEqual([
    `app/content/test.ts: pricing.packages: ${ONE_BADGE}`,
  ]);
});

test("an unknown property is refused by a schema that extends another", () => {
  const [step, ...steps] = googleAds.approach.steps;
  const content = {
    ...googleAds,
    approach: {
      ...googleAds.approach,
      steps: [{ ...step, whem: "" }, ...steps],
    },
    subtitle: "",
  };
  expect(problemsOf(googleAdsPage, content)).toEqual([
    'app/content/test.ts: approach.steps[0]: has unknown properties: "whem"',
    'app/content/test.ts: the whole file: has unknown properties: "subtitle"',
  ]);
});

test("two packages with one id, and a question asked twice, are refused", () => {
  const [sem, idm, seo] = services.packages.packages;
  const [question, ...questions] = services.faq.items;
  const content = {
    ...services,
    packages: {
      ...services.packages,
      packages: [sem, idm, { ...seo, id: sem?.id }],
    },
    faq: {
      ...services.faq,
      items: [question, question, ...questions.slice(1)],
    },
  };
  expect(problemsOf(servicesPage, content)).toEqual([
    "app/content/test.ts: packages.packages: must not give two packages the same id",
    "app/content/test.ts: faq.items: must not ask the same question twice",
  ]);
});
