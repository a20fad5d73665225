/** The depth of the home page's chart, in points of its index. */
export const CHART_DEPTH = 128;

/** The change of an index that begins at 100, as text: "-40%". */
export function indexChange(readings: readonly number[]): string {
  const change = (readings.at(-1) ?? 0) - (readings[0] ?? 0);
  return `${change > 0 ? "+" : ""}${change}%`;
}
