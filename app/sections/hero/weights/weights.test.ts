import { expect, test } from "vitest";

import { weightsLayout } from "./weights";

test.each([
  [25, { width: 1240, gap: 50 }],
  [40, { width: 1990, gap: 50 }],
  [140, { width: 2480, gap: 50 }],
  [16, { width: 1240, gap: 80 }],
  [3, { width: 1240, gap: 100 }],
  [1, { width: 1240, gap: 100 }],
])(
  "%i leads fill the width; few do not drift apart, many do not shrink",
  (leads, layout) => {
    expect(weightsLayout(leads)).toEqual(layout);
  },
);
