import * as fc from "fast-check";

import type {
  Network,
  Package,
  Prices,
} from "../../../content/schema/prices.ts";
import { GUESSABLE, SPEND } from "../../../format/estimate.ts";
import { entryIn } from "./address.ts";
import type { Entry } from "./entry.ts";
import { answerTo, isAnswer, type Answer } from "./answer.ts";

const packagesAt = (starter: number, growth: number, enterprise: number) => [
  {
    name: "Starter",
    basePence: starter,
    percentOfSpend: 15,
    isForOne: true,
    lacks: ["Shopping", "remarketing"],
  },
  {
    name: "Growth",
    basePence: growth,
    percentOfSpend: 12,
    isPopular: true,
    lacks: ["Shopping"],
  },
  {
    name: "Enterprise",
    basePence: enterprise,
    percentOfSpend: 10,
  },
];

type Given = Pick<Package, "name" | "basePence" | "percentOfSpend"> &
  Partial<Package>;

export const networkOf = (
  key: string,
  packages: readonly Given[],
  examples = { click: 2_50, enquire: 5_00, buy: 4_00, profit: 800_00 },
): Network => ({
  key,
  name: key.replace(/^./, (first) => first.toUpperCase()),
  subject: `${key}-ads`,
  subjectName: `${key} ads`,
  others: [],
  packages: packages.map((each) => ({
    key: each.name.toLowerCase(),
    isPopular: false,
    isForOne: false,
    lacks: [],
    ...each,
  })),
  examples: { guesses: examples, basis: "invented" },
});

/** Prices as the specification has them, written out by hand. */
export const prices: Prices = {
  company: "",
  popular: "",
  firstLine: {
    spend: "",
    budget: "",
    gross: "",
    buys: "",
    buysWithLeft: "",
    share: "",
    and: "",
    one: "",
    several: "",
  },
  networks: [
    networkOf("google", packagesAt(800_00, 1500_00, 3000_00)),
    networkOf("microsoft", packagesAt(750_00, 1400_00, 2800_00), {
      click: 1_80,
      enquire: 5_00,
      buy: 4_00,
      profit: 600_00,
    }),
  ],
  together: {
    name: "Search Engine Marketing",
    feePence: 1200_00,
    upToPence: 2500_00,
  },
  vatPercent: 20,
};

export const opening: Entry = {
  meaning: "spend",
  amountPence: 5000_00,
  network: "google",
  share: 75,
  isSeveral: false,
  guesses: {},
};

/** The entry in an address such as "?budget=4000&places=several". */
export const entryAt = (search: string): Entry =>
  entryIn(search, prices, opening).entry;

/** What an address comes to. */
export function answered(
  search: string,
  own: Prices = prices,
): { entry: Entry; answer: Answer } {
  const { entry } = entryIn(search, own, opening);
  const answer = answerTo(own, entry);
  if (!isAnswer(answer)) throw new Error(answer.wrong);
  return { entry, answer };
}

export const anySpend = fc.integer({ min: SPEND.least, max: SPEND.most });

const anyPackages = fc
  .array(
    fc.record({
      basePence: fc.integer({ min: 1, max: 20_000_00 }),
      percentOfSpend: fc
        .integer({ min: 0, max: 100_00 })
        .map((hundredths) => hundredths / 100),
      isForOne: fc.boolean(),
      isLeast: fc.boolean(),
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
    linkedin: anyPackages,
    feePence: fc.option(fc.integer({ min: 1, max: 3000_00 })),
    upToPence: fc.integer({ min: SPEND.least, max: 10_000_00 }),
    vatPercent: fc.constantFrom(undefined, 5, 17.5, 20),
  })
  .map(({ google, microsoft, linkedin, feePence, upToPence, vatPercent }) => {
    const { together: _, vatPercent: __, ...rest } = prices;
    const own: Prices = {
      ...rest,
      networks: [
        networkOf("google", google),
        networkOf("microsoft", microsoft),
        networkOf("linkedin", linkedin),
      ],
    };
    if (vatPercent !== undefined) own.vatPercent = vatPercent;
    if (feePence !== null) own.together = { name: "Both", feePence, upToPence };
    return own;
  });

export const anyEntry = fc.record({
  meaning: fc.constantFrom("spend", "budget", "gross"),
  amountPence: fc.integer({ min: 1, max: 150_000_00 }),
  network: fc.constantFrom("google", "microsoft", "linkedin", "both"),
  share: fc.integer({ min: 1, max: 99 }),
  isSeveral: fc.boolean(),
  guesses: fc.constant({}),
});

const within = ({ least, most }: { least: number; most: number }) =>
  fc.integer({ min: least, max: most });

export const anyGuesses = fc.record({
  click: within(GUESSABLE.click),
  enquire: within(GUESSABLE.enquire),
  buy: within(GUESSABLE.buy),
  profit: within(GUESSABLE.profit),
});
