import { formatCount, formatPence } from "./numbers.ts";
import { fill } from "./text.ts";

export type NetworkMonth = {
  name: string;
  spentPence: number;
  enquiries: number;
  customers: number;
  /** The monthly price of its package, without the share of the spend. */
  basePence: number;
  percentOfSpend: number;
  feePence: number;
};

export type Month = { name: string; spentPence: number; customers: number };

export type MonthFacts = {
  name: string;
  /** The target: the greatest cost of a customer. */
  target: number;
  /** What the client earns on a customer, before advertising. */
  grossProfitPence: number;
  networks: readonly NetworkMonth[];
  /** The enquiries that could not become customers. */
  wastedEnquiries: number;
  /** The months before it, the earliest first. */
  before: readonly Month[];
};

const sum = (numbers: readonly number[]) =>
  numbers.reduce((total, each) => total + each, 0);

const costEach = (pence: number, count: number) => Math.round(pence / count);

/** Every figure that is computed for a month; money is in pence. */
export function reportMonth({
  networks,
  before,
  target,
  ...facts
}: MonthFacts) {
  const { name } = facts;
  const spentPence = sum(networks.map((network) => network.spentPence));
  const enquiries = sum(networks.map((network) => network.enquiries));
  const customers = sum(networks.map((network) => network.customers));
  const feePence = sum(networks.map((network) => network.feePence));
  const costPence = costEach(spentPence, customers);
  const allInPence = spentPence + feePence;
  const months = [...before, { name, spentPence, customers }].map((month) => ({
    ...month,
    costPence: costEach(month.spentPence, month.customers),
  }));
  const last = months.at(-2) ?? { name, spentPence, customers, costPence };
  return {
    ...facts,
    spentPence,
    enquiries,
    customers,
    costPence,
    targetPence: target,
    isOverTarget: costPence > target,
    feePence,
    feeEachPence: costEach(feePence, customers),
    allInPence,
    allInEachPence: costEach(allInPence, customers),
    networks: networks.map((network) => ({
      ...network,
      costPence: costEach(network.spentPence, network.customers),
    })),
    months,
    last,
    /** Lengths in multiples of what the figure is compared with. */
    bars: {
      spent: spentPence / last.spentPence,
      customers: customers / last.customers,
      cost: costPence / target,
    },
  };
}

export type MonthReport = ReturnType<typeof reportMonth>;

const asPercent = (share: number) => `${formatCount(100 * share)}%`;

function changeText(now: number, then: number) {
  const change = now / then - 1;
  return `${change < 0 ? "-" : "+"}${asPercent(Math.abs(change))}`;
}

const monthOf = (name: string) => name.replace(/ \d+$/, "");

/** The text for each slot. */
export function reportWords(report: MonthReport, feeWorking: string) {
  const { spentPence, enquiries, customers, costPence } = report;
  const { targetPence, grossProfitPence, allInPence, last } = report;
  const difference = Math.abs(costPence - targetPence);
  const wastedPence = Math.round(
    (spentPence * report.wastedEnquiries) / enquiries,
  );
  const usefulPence = spentPence - wastedPence;
  return {
    month: report.name,
    "month before": monthOf(last.name),
    spent: formatPence(spentPence),
    enquiries: formatCount(enquiries),
    customers: formatCount(customers),
    cost: formatPence(costPence),
    "spent before": formatPence(last.spentPence),
    "customers before": formatCount(last.customers),
    "cost before": formatPence(last.costPence),
    change: changeText(costPence, last.costPence),
    target: formatPence(targetPence),
    difference: formatPence(difference),
    "difference share": asPercent(difference / targetPence),
    "enquiry cost": formatPence(costEach(spentPence, enquiries)),
    "wasted enquiries": formatCount(report.wastedEnquiries),
    wasted: formatPence(wastedPence),
    "wasted share": asPercent(wastedPence / spentPence),
    useful: formatPence(usefulPence),
    "useful cost": formatPence(costEach(usefulPence, customers)),
    fee: formatPence(report.feePence),
    "fee each": formatPence(report.feeEachPence),
    "fee working": report.networks
      .map((network) =>
        fill(feeWorking, {
          base: formatPence(network.basePence),
          share: `${network.percentOfSpend}%`,
          spent: formatPence(network.spentPence),
          network: network.name,
        }),
      )
      .join(", "),
    "all in": formatPence(allInPence),
    "all in each": formatPence(report.allInEachPence),
    "gross profit": formatPence(grossProfitPence),
    return: asPercent((grossProfitPence * customers - allInPence) / allInPence),
  };
}

const NO_MONTH: MonthFacts = {
  name: "",
  target: 0,
  grossProfitPence: 0,
  networks: [],
  wastedEnquiries: 0,
  before: [],
};

/** The slots that the texts of a report can have. */
export const REPORT_SLOTS: readonly string[] = Object.keys(
  reportWords(reportMonth(NO_MONTH), ""),
);

/** The parts of the report's sheet, in their order. */
export const REPORT_PARTS = [
  "verdict",
  "numbers",
  "networks",
  "year",
  "changes",
  "signature",
] as const;

export type ReportPart = (typeof REPORT_PARTS)[number];

/** The letter of a part, which leads to its note. */
export const letterOf = (part: ReportPart): string =>
  String.fromCodePoint("A".charCodeAt(0) + REPORT_PARTS.indexOf(part));
