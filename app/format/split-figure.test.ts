import { expect, test } from "vitest";

import { splitFigure } from "./split-figure";

test.each([
  ["63M+", { sign: "", currency: "", digits: "63", unit: "M+" }],
  ["-40%", { sign: "-", currency: "", digits: "40", unit: "%" }],
  ["+320%", { sign: "+", currency: "", digits: "320", unit: "%" }],
  ["5.2x", { sign: "", currency: "", digits: "5.2", unit: "x" }],
  ["£1,500", { sign: "", currency: "£", digits: "1,500", unit: "" }],
])("%s comes apart", (written, parts) => {
  expect(splitFigure(written)).toEqual(parts);
});

test("a text that is not a figure is not split", () => {
  expect(splitFigure("many").digits).toBe("many");
});
