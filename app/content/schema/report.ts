import type { z } from "zod";

import { feeOf } from "../../format/estimate.ts";
import {
  REPORT_SLOTS,
  reportMonth,
  reportWords,
} from "../../format/month-report.ts";
import { fill } from "../../format/text.ts";
import { entry, unique } from "./entry.ts";
import { count, heading, list, money, readAs, text } from "./primitives.ts";
import { template, textWith } from "./templates.ts";
import { packageItem } from "./prices.ts";
import { QUOTED } from "./shared.ts";

const said = textWith(REPORT_SLOTS);

const firstOf = (month: string) => new Date(`1 ${month} UTC`);

const nameOf = (day: Date) =>
  day.toLocaleDateString("en-US", {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });

function monthAfter(month: string): string {
  const day = firstOf(month);
  day.setUTCMonth(day.getUTCMonth() + 1);
  return nameOf(day);
}

const monthName = readAs(
  "a month, such as October 2026",
  (value) => (nameOf(firstOf(value)) === value ? value : undefined),
  /^[A-Z][a-z]+ \d{4}$/,
);

const network = entry({
  name: text,
  spent: money,
  enquiries: count(),
  customers: count(),
  package: packageItem
    .refine(
      ({ basePence, isOnce, isLeast }) =>
        basePence !== undefined && !isOnce && !isLeast,
      "must be a package with a monthly price and no least fee: the report shows how its fee is worked out",
    )
    .meta({ asText: QUOTED }),
}).transform(({ spent, package: item, ...rest }) => {
  const { basePence = 0, percentOfSpend = 0 } = item;
  return {
    ...rest,
    spentPence: spent,
    basePence,
    percentOfSpend,
    feePence: feeOf({ basePence, percentOfSpend }, spent),
  };
});

const monthBefore = entry({
  name: monthName,
  spent: money,
  customers: count(),
}).transform(({ spent, ...rest }) => ({ ...rest, spentPence: spent }));

const month = entry({
  client: text,
  name: monthName,
  target: money.describe("The target: the greatest cost of a customer."),
  grossProfit: money.describe(
    "What the client earns on a customer, before advertising.",
  ),
  networks: list(network, 1, 4).superRefine(
    unique("must not have the same network twice", ({ name }) => name, "name"),
  ),
  wastedEnquiries: count(0),
  before: list(monthBefore, 5, 11),
})
  .refine(
    ({ name, before }) =>
      [...before, { name }].every(
        (each, index, all) =>
          index === 0 || each.name === monthAfter(all[index - 1]?.name ?? ""),
      ),
    {
      error:
        "must be the months right before the month of the report, in order",
      path: ["before"],
    },
  )
  .refine(
    ({ wastedEnquiries, networks }) =>
      wastedEnquiries <
      networks.reduce((sum, { enquiries }) => sum + enquiries, 0),
    {
      error: "must be less than the enquiries of all networks",
      path: ["wastedEnquiries"],
    },
  );

const note = entry({
  heading: said,
  text: said,
  leftOut: said
    .optional()
    .describe("The figures that other agencies' reports often omit."),
});

const number = entry({ label: text, text: said });

const changes = entry({
  heading: text,
  items: list(entry({ when: text, text: said }), 1, 3),
});

const sheet = entry({
  heading,
  subject: said,
  sent: text,
  extent: text,
  noteLink: template("letter"),
  backLink: template("letter"),
  oftenLeftOut: text,
  small: entry({
    heading: text,
    text,
  }).describe("Below the small sheet of a hero."),
  verdict: entry({ heading: said, text: said, note }),
  numbers: entry({
    heading: text,
    spent: number,
    customers: number,
    cost: number,
    note,
  }),
  networks: entry({
    heading: text,
    unit: text.optional(),
    columns: entry({
      network: text,
      spent: text,
      enquiries: text,
      customers: text,
      cost: text,
    }),
    total: text,
    fee: text,
    allIn: text,
    note,
  }),
  year: entry({
    heading: text,
    unit: text.optional(),
    target: text,
    columns: entry({ month: text, spent: text, customers: text, cost: text }),
    note,
  }),
  changes: entry({ heading: text, done: changes, next: changes, note }),
  signature: entry({
    heading: text,
    name: text,
    position: text,
    text,
    working: text,
    note,
  }),
});

const sums = entry({
  heading,
  intro: said.optional(),
  sums: list(entry({ working: said, result: said, text: said }), 1, 5),
  fee: entry({
    heading: text,
    text: said,
    working: template("base", "share", "spent", "network"),
  }),
});

/** One month's report, whose figures are computed. Pages show it whole and small. */
export const report = entry({ month, sheet, sums }).transform(
  ({ month: { client, grossProfit, ...facts }, ...texts }) => {
    const figures = reportMonth({ ...facts, grossProfitPence: grossProfit });
    const words = reportWords(figures, texts.sums.fee.working);
    // Each text with its figures, and everything else as it is.
    // oxlint-disable-next-line typescript/no-unsafe-assignment
    const filled: typeof texts = JSON.parse(
      JSON.stringify(texts),
      (_, value: unknown) =>
        typeof value === "string" ? fill(value, words) : value,
    );
    return { ...filled, client, report: figures };
  },
);

export type Report = z.infer<typeof report>;
