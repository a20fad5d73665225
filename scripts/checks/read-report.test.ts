import { expect, test } from "vitest";
import {
  readAuditReport,
  readPlaywrightReport,
  readVitestReport,
} from "./read-report.ts";

test("the unit tests are counted", () => {
  const json = '{"numPassedTests":7,"numFailedTests":2,"numTotalTests":10}';
  expect(readVitestReport(json)).toEqual({ passed: 7, failed: 2 });
});

test("the end-to-end tests are counted", () => {
  const json =
    '{"stats":{"expected":5,"flaky":1,"unexpected":3,"skipped":4},"errors":[]}';
  expect(readPlaywrightReport(json)).toEqual({ passed: 6, failed: 3 });
});

test("the checks of the outside judges are counted", () => {
  const json = '{"passed":5,"failed":1}';
  expect(readAuditReport(json)).toEqual({ passed: 5, failed: 1 });
});

test.each(["", "{", "{}", '{"stats":{}}', '{"numPassedTests":"7"}'])(
  "the report %j is refused",
  (json) => {
    expect(() => readVitestReport(json)).toThrow();
    expect(() => readPlaywrightReport(json)).toThrow();
    expect(() => readAuditReport(json)).toThrow();
  },
);
