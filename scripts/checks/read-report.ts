import { z } from "zod";

export interface Counts {
  passed: number;
  failed: number;
}

const count = z.number().int().nonnegative();
const vitestReport = z.object({
  numPassedTests: count,
  numFailedTests: count,
});
const auditReport = z.object({ passed: count, failed: count });
const playwrightReport = z.object({
  stats: z.object({ expected: count, flaky: count, unexpected: count }),
});

export function readVitestReport(json: string): Counts {
  const report = vitestReport.parse(JSON.parse(json));
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** What audit/main.ts writes. */
export function readAuditReport(json: string): Counts {
  return auditReport.parse(JSON.parse(json));
}

export function readPlaywrightReport(json: string): Counts {
  const { stats } = playwrightReport.parse(JSON.parse(json));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
