import { expect, test } from "vitest";
import { countChecks } from "./count-checks.ts";
import type { Judgement } from "./finding.ts";
import { comparePlanted } from "./planted-faults.ts";

const judgement: Judgement = {
  judge: "one",
  judged: ["/", "/about"],
  findings: [],
  planted: { count: 2, unseen: [] },
  remarks: [],
  time: 0,
};
const finding = { where: "/", rule: "r", element: "e", message: "m" };

test("what was judged and what was planted are counted", () => {
  expect(countChecks([judgement])).toEqual({ passed: 4, failed: 0 });
});

test("a subject fails once, however much is wrong with it", () => {
  const faulty = { ...judgement, findings: [finding, finding] };
  expect(countChecks([faulty])).toEqual({ passed: 3, failed: 1 });
});

test("a judge that is blind, or was shown nothing, fails", () => {
  const blind = { ...judgement, planted: { count: 2, unseen: ["r"] } };
  expect(countChecks([blind])).toEqual({ passed: 3, failed: 1 });
  const idle = { ...judgement, judged: [] };
  expect(countChecks([idle])).toEqual({ passed: 2, failed: 1 });
});

test("a planted fault is seen by its rule", () => {
  expect(comparePlanted(["r", "s"], [finding])).toEqual({
    count: 2,
    unseen: ["s"],
  });
});
