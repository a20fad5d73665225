// `npm run --silent enquiries -- stats --spend FILE --json | npm run own-report`: puts the
// agency's own month into content/report.yaml. What only a person knows stays as it is there.
import { readFileSync, writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";

import { z } from "zod";

import { isMapping } from "../app/content/schema/entry.ts";
import {
  dataIn,
  parseYAML,
  writeYAML,
  type Data,
} from "../editing/format/document.ts";
import { pounds } from "../server/enquiries/pounds.ts";

const mapping = (data: Data | undefined): Record<string, Data> =>
  isMapping(data) ? data : {};

const networksOf = ({ networks = [] }: Record<string, Data>) =>
  (Array.isArray(networks) ? networks : []).map(mapping);

const stats = z.array(
  z.object({
    month: z.string(),
    source: z.string(),
    enquiries: z.int(),
    won: z.int(),
    spent_pence: z.int(),
  }),
);

type Stats = z.infer<typeof stats>;

const sum = (rows: Stats, key: "spent_pence" | "won") =>
  rows.reduce((total, row) => total + row[key], 0);

const nameOf = (month: string) =>
  new Date(`${month}-01`).toLocaleDateString("en-US", {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });

/** The text of report.yaml with the last month that has a spend, and those before it. */
export function withOwnMonth(report: string, rows: Stats): string | undefined {
  const paid = rows.filter(({ spent_pence }) => spent_pence > 0);
  const months = [...Map.groupBy(paid, ({ month }) => month)].slice(-12);
  const last = months.pop();
  if (!last) return undefined;
  const document = parseYAML(report);
  const data = mapping(dataIn(document.contents));
  const known = mapping(data.month);
  const month = {
    ...known,
    name: nameOf(last[0]),
    networks: last[1].map((row) => ({
      ...networksOf(known).find(({ name }) => name === row.source),
      name: row.source,
      spent: pounds(row.spent_pence),
      enquiries: String(row.enquiries),
      customers: String(row.won),
    })),
    before: months.map(([name, of]) => ({
      name: nameOf(name),
      spent: pounds(sum(of, "spent_pence")),
      customers: String(sum(of, "won")),
    })),
  };
  return writeYAML(document, { ...data, month });
}

if (import.meta.main) {
  const file = "content/report.yaml";
  const printed = await text(process.stdin);
  const rows = stats.parse(
    JSON.parse(printed.startsWith("[") ? printed : "[]"),
  );
  const filled = withOwnMonth(readFileSync(file, "utf8"), rows);
  if (filled === undefined) {
    console.error(`${file} stays as it is: no month with a spend was printed.`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, filled);
    console.log(
      `${file} has the month. Read it, and write what only a person knows: client, target, gross profit, each network's package, wasted enquiries, and the words of the sheet.`,
    );
  }
}
