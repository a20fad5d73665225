/** The nine marks of a hand lead line, in fathoms. They number the sections. */
export const FATHOMS = [2, 3, 5, 7, 10, 13, 15, 17, 20] as const;

/** One of the nine marks, in fathoms. */
export type Fathoms = (typeof FATHOMS)[number];

/** The depth of the home page's chart, in points of its index. */
export const CHART_DEPTH = 128;

/** The change of an index that begins at 100, as text: "-40%". */
export function indexChange(readings: readonly number[]): string {
  const change = (readings.at(-1) ?? 0) - (readings[0] ?? 0);
  return `${change > 0 ? "+" : ""}${change}%`;
}
