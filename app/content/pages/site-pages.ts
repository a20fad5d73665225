import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { PagePath } from "../../page-path.ts";
import { isoDate, today } from "../schema/date.ts";
import { partOf } from "../schema/entry.ts";
import { kept } from "../kept.ts";
import { readSource, textsIn, type Source } from "../texts/source.ts";

/** A page of the site. */
export type SitePage = {
  name: string;
  path: PagePath;
  isMarkdown: boolean;
  isPublished: boolean;
  /** What it waits for: its day, or "draft". A preview and the development server show it. */
  waits?: string | undefined;
};

/** Whether what waits is shown, to be looked at. */
export const isPreview = (): boolean => process.env.PREVIEW === "yes";

/** The folders of Markdown pages inside the content folder, and where their pages are. */
export const FOLDERS = {
  pages: "",
  articles: "/articles",
  "case-studies": "/case-studies",
} as const;

const LIST_OF_ARTICLES = "the list of articles (content/articles.yaml)";
const LIST_OF_CASES = "the list of case studies (content/case-studies.yaml)";

/** Where the server and the build have files of their own. */
const ROOTS = [
  "/assets",
  "/drawings",
  "/social",
  "/search",
  "/api",
  "/admin",
  "/healthz",
  "/.well-known",
];

/** The address of the site's own in which a path is. */
export const rootOf = (path: string): string | undefined =>
  ROOTS.find((root) => `${path}/`.startsWith(`${root}/`));

/** Addresses that no page of content/ can have, and what has them. */
const RESERVED: Readonly<Record<string, string>> = {
  "/404": "the page for unknown addresses",
  "/home": "the home page (content/pages/home.yaml)",
  "/index": "the home page (content/pages/home.yaml)",
  "/articles": LIST_OF_ARTICLES,
  "/articles/index": LIST_OF_ARTICLES,
  "/articles/authors": "the lists of authors",
  "/articles/feed": "the feeds of articles",
  "/articles/page": LIST_OF_ARTICLES,
  "/articles/topics": "the lists of topics",
  "/case-studies": LIST_OF_CASES,
  "/case-studies/index": LIST_OF_CASES,
  "/images": "content/images",
  "/files": "content/files",
  ...Object.fromEntries(ROOTS.map((root) => [root, "the site itself"])),
};

/** What has an address that no page of content/ can have. */
export const reservedFor = (address: string): string | undefined =>
  Object.hasOwn(RESERVED, address) ? RESERVED[address] : undefined;

/** What systems put into folders by themselves. */
export const isOfSystem = (name: string): boolean =>
  /^(?:\.|(?:thumbs\.db|desktop\.ini|icon\r)$)/i.test(name);

/** What the files of a folder end with: pages alone need not be Markdown. */
export const endingIn = (folder: string): RegExp =>
  ["", "pages"].includes(folder) ? /\.(?:yaml|md)$/ : /\.md$/;

const sourceOf = kept(readSource);

function read(folder: string, below: string): [string, Source][] {
  const path = join(folder, below);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !isOfSystem(name) && endingIn(below).test(name))
    .filter((file) => file.isFile())
    .map(({ name }) => {
      const file = [below, name].filter(Boolean).join("/");
      return [
        file.replace(endingIn(below), ""),
        sourceOf(`content/${file}`, readFileSync(join(path, name), "utf8")),
      ];
    });
}

/** Every text file of the content folder, by its name without its ending. */
export const readSources = (folder: string): ReadonlyMap<string, Source> =>
  new Map(
    ["", ...Object.keys(FOLDERS)].flatMap((below) => read(folder, below)),
  );

/** The file of a part of the content: "company.yaml". */
export const fileName = (name: string): string => `${name}.yaml`;

/** Systems allow 255 letters, of which the endings of built files need some. */
export const LONGEST_NAME = 200;

const isTextPath = (path: string): path is PagePath =>
  /^(?:\/[a-z\d]+(?:-[a-z\d]+)*)+$/.test(path) &&
  path.split("/").every(({ length }) => length <= LONGEST_NAME);

/** The page at the site's own address. */
const HOME = "pages/home";

/** The name of the file of a page that is made of sections. */
export const fileOf = (path: PagePath): string =>
  path === "/" ? HOME : `pages${path}`;

/** The path of a page; undefined if the name of its file is no address. */
export function textPath(name: string): PagePath | undefined {
  if (name === HOME) return "/";
  const [, folder = "", slug = ""] = /^([^/]+)\/(.+)$/.exec(name) ?? [];
  const [, start] =
    Object.entries(FOLDERS).find(([each]) => each === folder) ?? [];
  const path = `${start}/${slug}`;
  return start !== undefined && isTextPath(path) ? path : undefined;
}

const valueOf = ({ data }: Source, name: string): string =>
  String(partOf(data, name)).trim();

/** What a page waits for: its day, or "draft". */
function waitsFor(name: string, source: Source): string | undefined {
  if (/^(?:no|false)$/i.test(valueOf(source, "published"))) return "draft";
  if (!name.startsWith("articles/")) return undefined;
  const iso = isoDate(valueOf(source, "date")) ?? "";
  return iso > today() ? iso : undefined;
}

/**
 * Every page that has a file, the home page first.
 *
 * @param showsDrafts whether what waits is shown, unless it is `wrong`
 */
export const listPages = (
  sources: ReadonlyMap<string, Source>,
  showsDrafts: boolean,
  wrong: readonly string[],
): SitePage[] =>
  [...sources]
    .toSorted(
      ([one], [other]) =>
        Number(other === HOME) - Number(one === HOME) ||
        one.localeCompare(other, "en"),
    )
    .flatMap(([name, source]) => {
      const path = textPath(name);
      if (!path || reservedFor(path) !== undefined) return [];
      const waits = waitsFor(name, source);
      const isShown = showsDrafts && !wrong.includes(name);
      return {
        name,
        path,
        isMarkdown: source.file.endsWith(".md"),
        isPublished: waits === undefined || isShown,
        waits,
      };
    });

/** The kinds of sections in a file, a text's front matter among them. */
export const kindsIn = (data: unknown): string[] =>
  Array.from(textsIn(data)).flatMap(({ path, text }) =>
    path.at(-1) === "section" ? text : [],
  );

/** The files with the words of articles, case studies, report and estimator, if no page shows any. */
export function idleFiles(
  sources: ReadonlyMap<string, Source>,
  pages: readonly SitePage[],
): string[] {
  const published = pages.filter((page) => page.isPublished);
  const kinds = new Set(
    published.flatMap(({ name }) => kindsIn(sources.get(name)?.data)),
  );
  const hasReport = kinds.has("sheet") || kinds.has("sums");
  return [
    ...["articles", "case-studies"].filter(
      (name) => !pages.some((page) => page.name.startsWith(`${name}/`)),
    ),
    ...(hasReport ? [] : ["report"]),
    ...(kinds.has("estimator") ? [] : ["estimator"]),
  ];
}
