import * as fc from "fast-check";

import type {
  Network,
  Package,
  Prices,
} from "../../../content/schema/prices.ts";
import { GUESSABLE, SPEND } from "../../../format/estimate.ts";
import type { Entry } from "./entry.ts";

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

/** Prices as the specification has them, written out by hand. */
export const prices: Prices = {
  networks: [
    networkOf("google", packagesAt(800_00, 1500_00, 3000_00)),
    networkOf("microsoft", packagesAt(750_00, 1400_00, 2800_00)),
  ],
  together: {
    name: "Search Engine Marketing",
    subject: "general",
    has: [],
    lacks: [],
    feePence: 1200_00,
    upToPence: 2500_00,
  },
  vatPercent: 20,
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

/** What a visitor has entered before any change. */
export const opening: Entry = {
  way: "spend",
  amountPence: 5000_00,
  network: "google",
  share: 80,
  needs: [],
  guesses: {},
};

/** For property tests: the spends that can be estimated, in pence. */
export const anySpend = fc.integer({ min: SPEND.least, max: SPEND.most });

export const anyPosition = fc.double({ min: 0, max: 100, noNaN: true });

const anyPackage = fc.record({
  basePence: fc.integer({ min: 1, max: 20_000_00 }),
  percentOfSpend: fc
    .integer({ min: 0, max: 100_00 })
    .map((hundredths) => hundredths / 100),
  has: fc.subarray(["shopping", "remarketing", "calls"]),
});

const anyPackages = fc
  .array(anyPackage, { minLength: 1, maxLength: 4 })
  .map((packages) =>
    packages.map((each, index) => ({ ...each, name: `Package ${index}` })),
  );

export const anyPrices: fc.Arbitrary<Prices> = fc
  .record({
    google: anyPackages,
    microsoft: anyPackages,
    togetherPence: fc.option(fc.integer({ min: 1, max: 3000_00 })),
    upToPence: fc.integer({ min: 1, max: 10_000_00 }),
  })
  .map(({ google, microsoft, togetherPence, upToPence }) => {
    const { together, ...rest } = prices;
    return {
      ...rest,
      networks: [
        networkOf("google", google),
        networkOf("microsoft", microsoft),
      ],
      ...(together &&
        togetherPence !== null && {
          together: { ...together, feePence: togetherPence, upToPence },
        }),
    };
  });

/** Any choice that a visitor can make, apart from the amount. */
export const anyChoices = fc.record({
  network: fc.constantFrom("google", "microsoft", "both"),
  share: fc.integer({ min: 1, max: 99 }),
  needs: fc.subarray(["shopping", "remarketing", "calls"]),
});

const within = ({ least, most }: { least: number; most: number }) =>
  fc.integer({ min: least, max: most });

/** Any figures that a visitor could enter. */
export const anyGuesses = fc.record({
  click: within(GUESSABLE.click),
  enquire: within(GUESSABLE.enquire),
  buy: within(GUESSABLE.buy),
  profit: within(GUESSABLE.profit),
});
