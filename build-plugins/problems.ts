import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
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

/** The texts that JavaScript writes for a missing value or one of the wrong type. */
const NONSENSE = /\b(?:undefined|NaN|Invalid Date)\b|\[object \w+\]/g;

const SCRIPT_OR_STYLE =
  /<(script|style)\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/\1>/g;

const LINK = /<a\b[^>]*\shref="([^"]+)"/g;

/**
 * Finds missing values in the texts and attributes of the built pages, by their URL
 * paths, and links to fragments or pages that do not exist.
 */
export function findPageProblems(
  pages: ReadonlyMap<string, string>,
  contentFolder: string,
): string[] {
  const problems = Array.from(pages, ([address, html]) => [
    ...nonsenseIn(html.replaceAll(SCRIPT_OR_STYLE, "")).map(
      (words) => `The page ${address} says: … ${words} …`,
    ),
    ...linksIn(html)
      .filter((link) => !exists(link, address, pages))
      .map((link) => deadLink(link, address, contentFolder)),
  ]).flat();
  return [...new Set(problems)];
}

const nonsenseIn = (html: string) =>
  Array.from(html.matchAll(NONSENSE), ({ index, 0: { length } }) =>
    html
      .slice(Math.max(0, index - 60), index + length + 60)
      .replaceAll(/\s+/g, " "),
  );

/** The addresses of a page's links to this site. */
const linksIn = (html: string) =>
  Array.from(html.matchAll(LINK), ([, link = ""]) => link).filter((link) =>
    /^[/#]/.test(link),
  );

function exists(
  link: string,
  address: string,
  pages: ReadonlyMap<string, string>,
): boolean {
  const [path = "", fragment] = link.replace(/\?[^#]*/, "").split("#");
  const target = pages.get(path || address);
  if (target === undefined) return false;
  return !fragment || target.includes(` id="${fragment}"`);
}

/** A dead link, with the lines of the content that have it. */
function deadLink(link: string, address: string, folder: string): string {
  const reason = link.includes("#")
    ? `there is no such place on that page`
    : `there is no such page`;
  const places = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(yaml|md)$/.test(file))
    .flatMap((file) =>
      readFileSync(join(folder, file), "utf8")
        .split("\n")
        .flatMap((line, index) =>
          hasLink(line, link) ? `content/${file}, line ${index + 1}` : [],
        ),
    );
  return `${places.join("; ") || `The page ${address}`}: has the link ${link}, but ${reason}`;
}

/** Whether a line of content has exactly this address. */
const hasLink = (line: string, link: string) =>
  line.split(/[\s()"']+/).includes(link);
