type Point = readonly [x: number, y: number];

/**
 * The slope of the curve at the second of three points, after Fritsch and
 * Carlson: zero at an extremum, and never so steep that the curve overshoots.
 */
function slopeAt([x0, y0]: Point, [x1, y1]: Point, [x2, y2]: Point) {
  const before = (y1 - y0) / (x1 - x0);
  const after = (y2 - y1) / (x2 - x1);
  if (before * after <= 0) return 0;
  const steepest = 3 * Math.min(Math.abs(before), Math.abs(after));
  const mean = (before + after) / 2;
  return Math.sign(mean) * Math.min(Math.abs(mean), steepest);
}

/**
 * SVG path data of a smooth curve through points in ascending order of x.
 *
 * @param unit what the coordinates are rounded to
 */
export function smoothPath(points: readonly Point[], unit = 0.1): string {
  const round = (value: number) =>
    Math.round(value / unit) / Math.round(1 / unit);
  const slopes = points.map((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    return before && after ? slopeAt(before, point, after) : 0;
  });
  return points
    .map((point, index) => {
      const from = points[index - 1];
      if (!from) return `M${round(point[0])} ${round(point[1])}`;
      const third = (point[0] - from[0]) / 3;
      return `C${[
        from[0] + third,
        from[1] + (slopes[index - 1] ?? 0) * third,
        point[0] - third,
        point[1] - (slopes[index] ?? 0) * third,
        ...point,
      ]
        .map(round)
        .join(" ")}`;
    })
    .join("");
}
