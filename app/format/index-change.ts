/** What an index that began at 100 has gained or lost: "-40%". */
export function indexChange(readings: readonly number[]): string {
  const change = (readings.at(-1) ?? 0) - (readings[0] ?? 0);
  return `${change > 0 ? "+" : ""}${change}%`;
}
