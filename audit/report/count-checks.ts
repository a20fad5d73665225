import type { Judgement } from "./finding.ts";

/** Each thing that a judge looked at is one check; so is each planted fault. */
export function countChecks(judgements: readonly Judgement[]) {
  let passed = 0;
  let failed = 0;
  for (const { judged, findings, planted } of judgements) {
    const faulty = new Set(findings.map(({ where }) => where));
    // A judge that looked at nothing has not passed.
    failed +=
      faulty.size + planted.unseen.length + (judged.length === 0 ? 1 : 0);
    passed += judged.filter((each) => !faulty.has(each)).length;
    passed += planted.count - planted.unseen.length;
  }
  return { passed, failed };
}
