import type { Finding, Judgement } from "./finding.ts";

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Columns as wide as their widest cell; all but the first two are figures. */
function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    row
      .map((cell, column) =>
        column < 2
          ? cell.padEnd(widths[column] ?? 0)
          : cell.padStart(widths[column] ?? 0),
      )
      .join("  ");
  return rows.map(line).join("\n");
}

/** The same fault in many views is told once. */
function describe(findings: readonly Finding[]): string[] {
  const groups = Map.groupBy(findings, ({ rule, element, message }) =>
    JSON.stringify([rule, element, message]),
  );
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const more = others.length > 0 ? ` (and ${others.length} more)` : "";
    return [
      `  ${first.where}${more}`,
      `    ${first.rule}: ${first.message.replace(/\s+/g, " ").trim()}`,
      `    ${first.element}`,
    ];
  });
}

/** One table, then each finding, then what the judges remarked. */
export function formatReport(judgements: readonly Judgement[]): string {
  const rows = judgements.map(({ judge, judged, findings, planted, time }) => [
    judge,
    `${judged.length} ${judged.length === 1 ? "subject" : "subjects"}`,
    String(findings.length),
    `${planted.count - planted.unseen.length} of ${planted.count}`,
    seconds(time),
  ]);
  const parts = [
    table([
      ["judge", "judged", "findings", "planted faults seen", "time"],
      ...rows,
    ]),
  ];
  for (const { judge, findings, planted, remarks } of judgements) {
    const lines = [
      ...describe(findings),
      ...planted.unseen.map(
        (rule) => `  blind: it did not see a planted ${rule}`,
      ),
      ...remarks.map((remark) => `  ${remark}`),
    ];
    if (lines.length > 0) parts.push([judge, ...lines].join("\n"));
  }
  return parts.join("\n\n");
}
