import {
  letterOf,
  REPORT_PARTS,
  type ReportPart,
} from "../../format/month-report.ts";
import { formatPence } from "../../format/numbers.ts";
import type { PagePath } from "../../page-path.ts";
import type { Report } from "../schema/report.ts";

/** What the small sheet shows of the report, whose page is at `page`. */
export function smallReport(
  { sheet, report, client }: Report,
  from: string,
  page: PagePath,
) {
  const { verdict, numbers, networks, year, small } = sheet;
  const noteOf = (name: ReportPart) => ({
    name,
    page,
    letter: letterOf(name),
    heading: sheet[name].note.heading,
  });
  const [a, b, c, d] = REPORT_PARTS.map(noteOf);
  if (!a || !b || !c || !d) throw new Error("the report has six parts");
  const { months, last: _last, ...figures } = report;
  const costs = months.map(({ costPence }) => costPence);
  const deepest = Math.max(report.targetPence, ...costs);
  const depthOf = (pence: number) => Math.round((100 * pence) / deepest);
  // The chart has the readings of the first month, the best and the last.
  const read = [costs[0], Math.min(...costs), report.costPence];
  return {
    from,
    subject: `${client}. ${sheet.subject}`,
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
    notes: [a, b, c, d] as const,
    caption: { heading: small.heading, text: small.text },
  };
}

export type SmallReport = ReturnType<typeof smallReport>;
