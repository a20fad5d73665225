/** The middle of some figures. Throws without any. */
export function median(figures: readonly number[]): number {
  return quantile(figures, 0.5);
}

/** The figure below which this share of all lies, between two: the mean. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) {
    throw new Error("There is no median of nothing.");
  }
  return below + (above - below) * (place - Math.floor(place));
}
