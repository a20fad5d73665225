import {
  letterOf,
  REPORT_PARTS,
  type ReportPart,
} from "../../format/month-report.ts";
import { formatPence } from "../../format/numbers.ts";
import type { ReportPage } from "../schema/pages/report.ts";

/** What the ads pages show of the report: its page's content would load all its texts. */
export function smallReport(
  {
    hero,
    sheet,
    report,
    client,
  }: Pick<ReportPage, "hero" | "sheet" | "report" | "client">,
  from: string,
) {
  const { verdict, numbers, networks, year, small } = sheet;
  const noteOf = (name: ReportPart) => ({
    name,
    letter: letterOf(name),
    heading: sheet[name].note.heading,
    part: sheet[name].heading,
  });
  const [a, b, c, d, ...others] = REPORT_PARTS.map(noteOf);
  if (!a || !b || !c || !d) throw new Error("the report has six parts");
  const { months, last: _last, ...figures } = report;
  const costs = months.map(({ costPence }) => costPence);
  const deepest = Math.max(report.targetPence, ...costs);
  const depthOf = (pence: number) => Math.round((100 * pence) / deepest);
  // The chart has the readings of the first month, the best and the last.
  const read = [costs[0], Math.min(...costs), report.costPence];
  return {
    title: hero.title.join(" "),
    description: hero.description,
    link: small.link,
    from,
    subject: [hero.caption?.heading ?? [], `${client}.`, sheet.subject]
      .flat()
      .join(" "),
    verdict: verdict.heading,
    numbers: {
      spent: numbers.spent,
      customers: numbers.customers,
      cost: numbers.cost,
    },
    networks: {
      heading: networks.heading,
      columns: networks.columns,
      total: networks.total,
      fee: networks.fee,
      allIn: networks.allIn,
    },
    year: {
      target: formatPence(report.targetPence),
      targetDepth: depthOf(report.targetPence),
      readings: `${year.heading}: ${months
        .map(({ name, costPence }) => `${name} ${formatPence(costPence)}`)
        .join(", ")}.`,
      months: months.map(({ name, costPence }) => ({
        name,
        depth: depthOf(costPence),
        reading: read.includes(costPence) ? formatPence(costPence) : undefined,
      })),
    },
    report: figures,
    notes: [a, b, c, d, ...others] as const,
    caption: { heading: small.heading, text: small.text },
  };
}

export type SmallReport = ReturnType<typeof smallReport>;
