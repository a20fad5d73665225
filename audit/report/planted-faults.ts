import type { Finding, Judgement } from "./finding.ts";

/**
 * A judge that finds nothing may be blind. So each run shows every judge
 * something faulty, and these are the rules that it must have found broken.
 */
export function comparePlanted(
  rules: readonly string[],
  found: readonly Finding[],
): Judgement["planted"] {
  return {
    count: rules.length,
    unseen: rules.filter((rule) => !found.some((each) => each.rule === rule)),
  };
}
