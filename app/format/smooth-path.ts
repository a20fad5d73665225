type Point = readonly [x: number, y: number];

/** SVG path data, to follow an M or an L, of a curve with these slopes in its points. */
function curveThrough(
  points: readonly (readonly [...Point, slope: number])[],
  unit = 0.1,
): string {
  const round = (value: number) =>
    Math.round(value / unit) / Math.round(1 / unit);
  return points
    .map(([x, y, slope], index) => {
      const from = points[index - 1];
      if (!from) return `${round(x)} ${round(y)}`;
      const [x0, y0, slope0] = from;
      const third = (x - x0) / 3;
      const controls = [x0 + third, y0 + slope0 * third, x - third];
      return `C${[...controls, y - slope * third, x, y].map(round).join(" ")}`;
    })
    .join("");
}

/** After Fritsch and Carlson: zero at an extremum, never so steep that it overshoots. */
function slopeAt([x0, y0]: Point, [x1, y1]: Point, [x2, y2]: Point) {
  const before = (y1 - y0) / (x1 - x0);
  const after = (y2 - y1) / (x2 - x1);
  if (before * after <= 0) return 0;
  const steepest = 3 * Math.min(Math.abs(before), Math.abs(after));
  const mean = (before + after) / 2;
  return Math.sign(mean) * Math.min(Math.abs(mean), steepest);
}

/** SVG path data of a smooth curve through points in ascending order of x. */
export function smoothPath(points: readonly Point[], unit?: number): string {
  const sloped = points.map((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    const slope = before && after ? slopeAt(before, point, after) : 0;
    return [...point, slope] as const;
  });
  return `M${curveThrough(sloped, unit)}`;
}
