import type { Finding, Judgement } from "./finding.ts";
import { comparePlanted } from "./planted-faults.ts";

/** A judge of the whole site, and what it is shown. */
export interface SiteJudge {
  name: string;
  judged: string[];
  find: () => Promise<{ findings: Finding[]; remarks?: string[] }>;
  /** What it finds in something faulty, and the rules that it must name. */
  planted: { find: () => Promise<Finding[]>; rules: readonly string[] };
}

/** Runs a judge to its end; one that breaks has found a fault. */
export async function runJudge({
  name,
  judged,
  find,
  planted,
}: SiteJudge): Promise<Judgement> {
  const start = performance.now();
  const judgement: Judgement = {
    judge: name,
    judged,
    findings: [],
    planted: { count: planted.rules.length, unseen: [...planted.rules] },
    remarks: [],
    time: 0,
  };
  try {
    judgement.planted = comparePlanted(planted.rules, await planted.find());
    const { findings, remarks = [] } = await find();
    judgement.findings.push(...findings);
    judgement.remarks.push(...remarks);
  } catch (error) {
    const message =
      error instanceof Error ? (error.stack ?? error.message) : String(error);
    judgement.findings.push({
      where: name,
      rule: "did not run",
      element: "",
      message,
    });
  }
  judgement.time = performance.now() - start;
  return judgement;
}
