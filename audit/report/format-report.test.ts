import { expect, test } from "vitest";
import { formatReport } from "./format-report.ts";

test("one table, then each fault once with where it was seen", () => {
  const fault = { rule: "image-alt", element: "<img>", message: "No  words" };
  const report = formatReport([
    {
      judge: "axe-core",
      judged: ["/", "/about"],
      findings: [
        { ...fault, where: "/" },
        { ...fault, where: "/about" },
      ],
      planted: { count: 2, unseen: ["label"] },
      remarks: ["a remark"],
      time: 1250,
    },
  ]);
  expect(report.split("\n")).toEqual([
    "judge     judged      findings  planted faults seen   time",
    "axe-core  2 subjects         2               1 of 2  1.3 s",
    "",
    "axe-core",
    "  / (and 1 more)",
    "    image-alt: No words",
    "    <img>",
    "  blind: it did not see a planted label",
    "  a remark",
  ]);
});
