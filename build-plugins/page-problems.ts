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
    ...[...links]
      .filter(
        (link) =>
          /^(?!\/files\/)[/#]/.test(link) &&
          !exists(link, path, pages) &&
          !isFile(link),
      )
      .map((link) => deadLink(link, path, pages, lines)),
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

type Pages = ReadonlyMap<string, Page>;

function targetOf(link: string, path: string, pages: Pages) {
  const [page, fragment = ""] = link.replace(/\?[^#]*/, "").split("#");
  return { target: pages.get(page || path), fragment };
}

function exists(...of: Parameters<typeof targetOf>): boolean {
  const { target, fragment } = targetOf(...of);
  return target !== undefined && (!fragment || target.ids.has(fragment));
}

function deadLink(
  link: string,
  path: string,
  pages: Pages,
  lines: readonly Line[],
): string {
  const { target, fragment } = targetOf(link, path, pages);
  const meant = target && meantBy(fragment, [...target.ids]);
  const reason = link.includes("#")
    ? `there is no such place on that page${meant === undefined ? "" : `. Did you mean #${meant}?`}`
    : `there is no such page`;
  // A link within a page may be written with the page's path.
  const written = [link, ...(link.startsWith("#") ? [path + link] : [])];
  const places = lines
    .filter(({ text }) =>
      text.split(/[\s()"']+/).some((word) => written.includes(word)),
    )
    .map(({ place }) => place);
  return `${places.join("; ") || `The page ${path}`}: has the link ${link}, but ${reason}`;
}
