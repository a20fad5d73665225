// `npm run --silent enquiries -- stats --spend FILE --report | npm run own-report`: puts the
// agency's own month into content/report.yaml. What only a person knows stays as it is there.
import { readFileSync, writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";

import { isMapping } from "../app/content/schema/entry.ts";
import {
  dataIn,
  parseYAML,
  writeYAML,
  type Data,
} from "../editing/format/document.ts";

const mapping = (data: Data | undefined): Record<string, Data> =>
  isMapping(data) ? data : {};

const networksOf = ({ networks = [] }: Record<string, Data>) =>
  (Array.isArray(networks) ? networks : []).map(mapping);

/** The text of report.yaml with the month that `stats --report` has printed, if it has. */
export function withOwnMonth(
  report: string,
  printed: string,
): string | undefined {
  const document = parseYAML(report);
  const data = mapping(dataIn(document.contents));
  const before = mapping(data.month);
  const { month } = mapping(dataIn(parseYAML(printed).contents));
  const own = mapping(month);
  const networks = networksOf(own).map((network) => ({
    ...networksOf(before).find(({ name }) => name === network.name),
    ...network,
  }));
  if (networks.length === 0) return undefined;
  return writeYAML(document, {
    ...data,
    month: { ...before, ...own, networks },
  });
}

if (import.meta.main) {
  const file = "content/report.yaml";
  const printed = await text(process.stdin);
  const filled = withOwnMonth(readFileSync(file, "utf8"), printed);
  if (filled === undefined) {
    console.error(`${file} stays as it is: no month was printed.`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, filled);
    console.log(
      `${file} has the month. Read it, and write what only a person knows: client, target, gross profit, each network's package, wasted enquiries, and the words of the sheet.`,
    );
  }
}
