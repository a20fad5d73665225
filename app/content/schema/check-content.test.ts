import { expect, test } from "vitest";
import { z } from "zod";

import { home } from "../home";
import { findContentProblems } from "./check-content";
import { homePage } from "./home";
import * as primitives from "./primitives";
import { hasOneBadge, ONE_BADGE, pricingPackage } from "./shared";
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

test("the real content is right", () => {
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
    "title: must be a text",
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
    'to: "/prices" is no page of this site',
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
    "alt: must have an alt text, empty where the drawing only decorates",
  ],
  [
    "an unknown plate",
    primitives.drawing,
    { plate: "kraken", alt: "" },
    'plate: "kraken" is no plate in public/plates',
  ],
  [
    "an unknown mark",
    primitives.mark,
    { fathoms: 4, label: "Four" },
    "fathoms: 4 is no mark of the lead line",
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

test("a second MOST POPULAR badge in one price list is refused", () => {
  const priceList = z.array(pricingPackage).refine(hasOneBadge, ONE_BADGE);
  const popular = { ...starter, isMostPopular: true };
  expect(problemsOf(priceList, [starter, popular])).toEqual([]);
  expect(problemsOf(priceList, [popular, popular])).toEqual([
    `app/content/test.ts: the whole file: ${ONE_BADGE}`,
  ]);
});
