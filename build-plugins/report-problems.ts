import { inspect, styleText } from "node:util";

/** The problems as lines for a terminal. Each line names its place. */
export const formatProblems = (problems: readonly string[]): string =>
  [
    ...problems,
    `${problems.length} ${problems.length === 1 ? "problem" : "problems"}; nothing was published.`,
  ].join("\n");

class ProblemsError extends Error {
  /** Node prints the message without a stack trace, which would hide the places. */
  [inspect.custom]() {
    return styleText("red", this.message);
  }
}

/** @throws if there are problems, which stops the build */
export function throwIfAny(problems: readonly string[]): void {
  if (problems.length > 0) throw new ProblemsError(formatProblems(problems));
}
