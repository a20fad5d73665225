import * as fc from "fast-check";

import type {
  Network,
  Package,
  Prices,
} from "../../../content/schema/prices.ts";
import { GUESSABLE, SPEND } from "../../../format/estimate.ts";
import { entryIn, type Entry } from "./entry.ts";

const GROWTH = ["remarketing", "calls"];

const packagesAt = (starter: number, growth: number, enterprise: number) => [
  { name: "Starter", basePence: starter, percentOfSpend: 15, has: [] },
  { name: "Growth", basePence: growth, percentOfSpend: 12, has: GROWTH },
  {
    name: "Enterprise",
    basePence: enterprise,
    percentOfSpend: 10,
    has: ["shopping", ...GROWTH],
  },
];

export const networkOf = (
  key: "google" | "microsoft",
  packages: readonly Omit<Package, "lacks">[],
): Network => ({
  key,
  name: key,
  subject: `${key}-ads`,
  subjectName: `${key} ads`,
  packages: packages.map((each) => ({ ...each, lacks: [] })),
  examples: {
    guesses: { click: 2_50, enquire: 5_00, buy: 4_00, profit: 400_00 },
    basis: "Invented.",
  },
});

const together = {
  name: "Search Engine Marketing",
  subject: "general",
  has: [],
  lacks: [],
  feePence: 1200_00,
  upToPence: 2500_00,
};

const noWords = {
  company: "",
  firstLine: {
    spend: "",
    budget: "",
    bothSpend: "",
    bothBudget: "",
    share: "",
    needs: "",
    and: "",
  },
};

/** Prices as the specification has them, written out by hand. */
export const prices: Prices = {
  ...noWords,
  networks: [
    networkOf("google", packagesAt(800_00, 1500_00, 3000_00)),
    networkOf("microsoft", packagesAt(750_00, 1400_00, 2800_00)),
  ],
  together,
  vatPercent: 20,
};

export const opening: Entry = {
  way: "spend",
  amountPence: 5000_00,
  network: "google",
  share: 80,
  needs: [],
  guesses: {},
};

const NEEDS = ["shopping", "remarketing", "calls"];

export const words = {
  prices,
  extras: NEEDS.map((key) => ({
    key,
    name: key,
    listedAs: key,
    isAsked: true,
  })),
};

/** The entry in an address such as "?budget=4000&need=calls". */
export const entryAt = (search: string): Entry =>
  entryIn(search, words, opening);

export const anySpend = fc.integer({ min: SPEND.least, max: SPEND.most });

const anyPackages = fc
  .array(
    fc.record({
      basePence: fc.integer({ min: 1, max: 20_000_00 }),
      percentOfSpend: fc
        .integer({ min: 0, max: 100_00 })
        .map((hundredths) => hundredths / 100),
      has: fc.subarray(NEEDS),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((packages) =>
    packages.map((each, index) => ({ ...each, name: `Package ${index}` })),
  );

export const anyPrices = fc
  .record({
    google: anyPackages,
    microsoft: anyPackages,
    feePence: fc.option(fc.integer({ min: 1, max: 3000_00 })),
    upToPence: fc.integer({ min: 1, max: 10_000_00 }),
  })
  .map(({ google, microsoft, feePence, upToPence }): Prices => {
    const both = [
      networkOf("google", google),
      networkOf("microsoft", microsoft),
    ];
    return {
      ...noWords,
      networks: both,
      ...(feePence !== null && {
        together: { ...together, feePence, upToPence },
      }),
    };
  });

export const anyChoices = fc.record({
  network: fc.constantFrom("google", "microsoft", "both"),
  share: fc.integer({ min: 1, max: 99 }),
  needs: fc.subarray(NEEDS),
});

export const anyWay = fc.constantFrom("spend", "budget");

const within = ({ least, most }: { least: number; most: number }) =>
  fc.integer({ min: least, max: most });

export const anyGuesses = fc.record({
  click: within(GUESSABLE.click),
  enquire: within(GUESSABLE.enquire),
  buy: within(GUESSABLE.buy),
  profit: within(GUESSABLE.profit),
});
