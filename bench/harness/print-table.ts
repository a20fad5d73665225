export interface Table {
  title: string;
  head: string[];
  rows: string[][];
  /** What the reader must know to judge the figures; goals too. */
  notes?: string[];
}

/** A table in Markdown, its columns lined up: figures right, words left. */
export function formatTable({ title, head, rows, notes = [] }: Table): string {
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => (row[column] ?? "").length), 3),
  );
  const isFigure = head.map((_, column) =>
    rows.some((row) => /^[\d.,]+/.test(row[column] ?? "")),
  );
  const line = (cells: string[]) =>
    `| ${widths
      .map((width, column) => {
        const cell = cells[column] ?? "";
        return isFigure[column] ? cell.padStart(width) : cell.padEnd(width);
      })
      .join(" | ")} |`;
  const rule = widths.map((width, column) =>
    isFigure[column] ? `${"-".repeat(width - 1)}:` : "-".repeat(width),
  );
  return [
    `### ${title}`,
    "",
    line(head),
    line(rule),
    ...rows.map(line),
    ...(notes.length > 0 ? ["", ...notes] : []),
    "",
  ].join("\n");
}
