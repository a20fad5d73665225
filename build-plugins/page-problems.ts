import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, type DefaultTreeAdapterTypes } from "parse5";

import { meantBy } from "../app/content/texts/nearest.ts";

/** The texts that JavaScript writes for a missing value or one of the wrong type. */
const NONSENSE = /\b(?:undefined|NaN|Invalid Date)\b|\[object \w+\]/g;

type Page = {
  ids: Set<string>;
  links: Set<string>;
  /** What its texts and the values of its attributes have of a missing value. */
  nonsense: string[];
};

const isCode = ({ tagName, attrs }: DefaultTreeAdapterTypes.Element) =>
  tagName === "style" ||
  (tagName === "script" &&
    !attrs.some(({ value }) => value === "application/ld+json"));

function readPage(html: string, lines: readonly Line[]): Page {
  const page: Page = { ids: new Set(), links: new Set(), nonsense: [] };
  const check = (text: string) =>
    page.nonsense.push(...nonsenseIn(text, lines));
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if (node.nodeName === "#text" && "value" in node) check(node.value);
    if ("attrs" in node) {
      for (const { name, value } of node.attrs) {
        check(value);
        if (name === "id") page.ids.add(value);
        if (name === "href" && node.tagName === "a") page.links.add(value);
      }
      if (isCode(node)) return;
    }
    if ("childNodes" in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return page;
}

const readLines = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(yaml|md)$/.test(file))
    .flatMap((file) =>
      readFileSync(join(folder, file), "utf8")
        .split("\n")
        .map((text, index) => ({
          text,
          place: `content/${file}, line ${index + 1}`,
        })),
    );

type Line = ReturnType<typeof readLines>[number];

/** Finds words for missing values, which no file of the content has, and dead links. */
export function findPageProblems(
  html: Iterable<readonly [path: string, html: string]>,
  contentFolder: string,
  isFile: (address: string) => boolean = () => false,
): string[] {
  const lines = readLines(contentFolder);
  const pages = new Map(
    Array.from(html, ([path, text]) => [path, readPage(text, lines)]),
  );
  const problems = Array.from(pages, ([path, { nonsense, links }]) => [
    ...nonsense.map((words) => `The page ${path} says: … ${words} …`),
    ...[...links].flatMap((link) => {
      if (!/^(?!\/files\/)[/#]/.test(link) || isFile(link)) return [];
      const reason = whyDead(link, path, pages);
      return reason === undefined
        ? []
        : `${placesOf(link, path, lines)}: has the link ${link}, but ${reason}`;
    }),
  ]).flat();
  return [...new Set(problems)];
}

const nonsenseIn = (text: string, lines: readonly Line[]) =>
  Array.from(text.matchAll(NONSENSE))
    .filter(([word]) => !lines.some((line) => line.text.includes(word)))
    .map(({ index, 0: { length } }) =>
      text
        .slice(Math.max(0, index - 60), index + length + 60)
        .replaceAll(/\s+/g, " "),
    );

/** Why a link leads nowhere, if it does. */
function whyDead(
  link: string,
  path: string,
  pages: ReadonlyMap<string, Page>,
): string | undefined {
  const [page, fragment = ""] = link.replace(/\?[^#]*/, "").split("#");
  const target = pages.get(page || path);
  if (!target) return "there is no such page";
  if (!fragment || target.ids.has(fragment)) return undefined;
  const meant = meantBy(fragment, [...target.ids]);
  return `there is no such place on that page${meant === undefined ? "" : `. Did you mean #${meant}?`}`;
}

/** Where the content has a link of a page. */
function placesOf(link: string, path: string, lines: readonly Line[]): string {
  // A link within a page may be written with the page's path.
  const written = [link, ...(link.startsWith("#") ? [path + link] : [])];
  const places = lines
    .filter(({ text }) =>
      text.split(/[\s()"']+/).some((word) => written.includes(word)),
    )
    .map(({ place }) => place);
  return places.join("; ") || `The page ${path}`;
}
