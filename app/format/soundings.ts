/** The nine marks of a hand lead line, in fathoms: they number the sections. */
export const FATHOMS = [2, 3, 5, 7, 10, 13, 15, 17, 20] as const;

export type Fathoms = (typeof FATHOMS)[number];

/** How deep the chart of the home page is, as in home-hero.css. */
export const CHART_DEPTH = 128;

/** What an index that began at 100 has gained or lost: "-40%". */
export function indexChange(readings: readonly number[]): string {
  const change = (readings.at(-1) ?? 0) - (readings[0] ?? 0);
  return `${change > 0 ? "+" : ""}${change}%`;
}
