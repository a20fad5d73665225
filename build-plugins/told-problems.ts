import { inspect, styleText } from "node:util";

/** Problems as lines for a terminal: each names its place. */
export const told = (problems: readonly string[]): string =>
  [
    ...problems,
    `${problems.length} ${problems.length === 1 ? "problem" : "problems"}; nothing was published.`,
  ].join("\n");

class ToldProblems extends Error {
  /** An error without a stack trace, which would hide the places. */
  [inspect.custom]() {
    return styleText("red", this.message);
  }
}

/** @throws if there are problems, which stops the build */
export function stopIf(problems: readonly string[]): void {
  if (problems.length > 0) throw new ToldProblems(told(problems));
}
