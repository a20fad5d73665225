import { expect, test } from "vitest";

import { yearScale } from "./year-chart";

test.each([
  [[260_00, 180_00], 300_00, [0, 100_00, 200_00, 300_00]],
  [[3_20], 4_00, [0, 1_00, 2_00, 3_00, 4_00]],
  [[200_00], 200_00, [0, 50_00, 100_00, 150_00, 200_00]],
  [[9000_00], 9000_00, [0, 3000_00, 6000_00, 9000_00]],
])("%j pence need a depth of %d", (costs, depth, rules) => {
  expect(yearScale(costs)).toEqual({ depth, rules });
});
