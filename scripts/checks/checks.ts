import {
  readAuditReport,
  readPlaywrightReport,
  readVitestReport,
} from "./read-report.ts";
import type { Counts } from "./read-report.ts";

export interface Check {
  name: string;
  /** The npm script that does it. */
  script: string;
  /** The checks that must have ended before, passed or not. */
  after?: string[];
  /** The checks without whose success it makes no sense. */
  needs?: string[];
  /** For tests: where their runner writes its report, and how to read it. */
  report?: { file: string; read: (json: string) => Counts };
}

const beforeEndToEnd: Check[] = [
  { name: "build", script: "build" },
  { name: "types", script: "typecheck" },
  {
    name: "unit tests",
    script: "test:unit",
    report: { file: "test-results/unit.json", read: readVitestReport },
  },
  // Both read the route types, which the type check generates.
  { name: "lint", script: "lint", after: ["types"] },
  { name: "unused code", script: "unused", after: ["types", "build"] },
  { name: "formatting", script: "format:check" },
  { name: "CSS lint", script: "lint:css" },
];

/** In the order in which they start, as far as they need not wait. */
export const checks: Check[] = [
  ...beforeEndToEnd,
  {
    name: "end-to-end tests",
    script: "test:e2e",
    after: beforeEndToEnd.map(({ name }) => name),
    needs: ["build"],
    report: { file: "test-results/e2e.json", read: readPlaywrightReport },
  },
  {
    name: "outside judges",
    script: "test:judges",
    after: ["end-to-end tests"],
    needs: ["build"],
    report: { file: "test-results/audit.json", read: readAuditReport },
  },
];
