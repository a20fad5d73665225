/** The distances of the rules that a chart of costs can have, in pence. */
const STEPS = [1_00, 2_00, 5_00, 10_00, 20_00, 50_00, 100_00, 200_00, 500_00];

/** At most this many rules below the surface. */
const RULES = 4;

/**
 * The depth of a chart of costs and the rules in it, in pence: round amounts, and
 * the last one is the bottom.
 */
export function yearScale(costs: readonly number[]) {
  const deepest = Math.max(...costs);
  const step =
    STEPS.find((each) => deepest <= RULES * each) ??
    1000_00 * Math.ceil(deepest / (RULES * 1000_00));
  const count = Math.ceil(deepest / step);
  return {
    depth: count * step,
    rules: Array.from({ length: count + 1 }, (_, index) => index * step),
  };
}
