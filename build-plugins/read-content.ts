import { globSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { inspect, styleText } from "node:util";

import { readSite } from "../app/content/read-site.ts";
import type { ReadSite, SiteProblems } from "../app/content/read-shown.ts";
import type { Known } from "../app/head/graph.ts";
import { pageFacts } from "../app/head/page-facts.ts";

export const CONTENT: string = resolve("content");

let loaded: ReadSite | SiteProblems | undefined;
let known: Known | undefined;
let showsDrafts = false;

/** What is not published is content too, as it is in the development server. */
export function showDrafts(): void {
  showsDrafts = true;
}

/** The project's content, which all plugins share, because a large site takes seconds. */
export function readContent(): ReadSite | SiteProblems {
  if (showsDrafts) forgetOld();
  return (loaded ??= readSite(CONTENT, { showsDrafts }));
}

let state = "";

/** What the development server shows is what is on the disk: a watcher may miss a change. */
function forgetOld(): void {
  const files = globSync("**/*", {
    cwd: CONTENT,
    exclude: (name) => name === ".schema",
  });
  const now = files
    .map((name) => {
      const path = join(CONTENT, name);
      const found = statSync(path, { bigint: true, throwIfNoEntry: false });
      // Nobody sets this time back.
      return `${name} ${found?.ctimeNs} ${found?.size}`;
    })
    .join("\n");
  if (now !== state) loaded = undefined;
  state = now;
}

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

/** A problem as GitHub shows it beside the line of a pull request. */
function annotation(problem: string): string {
  const [, file = "", line = "1"] =
    /^(content\/[^,:;]+)(?:, line (\d+))?/.exec(problem) ?? [];
  const message = problem.replaceAll("%", "%25").replaceAll("\n", "%0A");
  return `::error file=${file},line=${line}::${message}`;
}

/** @throws if there are problems, which stops the build */
export function throwIfAny(problems: readonly string[]): void {
  if (problems.length === 0) return;
  if (process.env.GITHUB_ACTIONS)
    process.stdout.write(`${problems.map(annotation).join("\n")}\n`);
  throw new ProblemsError(formatProblems(problems));
}

/** The site and what is known about its pages, once for all that is made of it. */
export function readKnown(): Known {
  const { site } = readValidContent();
  if (known?.site !== site) known = { site, facts: pageFacts(site) };
  return known;
}

/** @throws if the content has problems, so that the page shows them */
export function readValidContent(): ReadSite {
  const now = readContent();
  if (!now.ok)
    throw Object.assign(new Error(formatProblems(now.problems)), { stack: "" });
  return now;
}
