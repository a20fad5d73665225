import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import {
  DESIGNED_PAGES,
  type ArticlePath,
  type DesignedPath,
  type PagePath,
} from "../page-path.ts";
import { plainKey } from "./schema/entry.ts";
import { readSource, type Source } from "./source.ts";

/** A page of the site. */
export type SitePage = {
  /** Its content file without folder and ending: "about", "pages/summer-offer". */
  name: string;
  path: PagePath;
  isPublished: boolean;
  /** Whether it is shown although its file says `published: no`. */
  isDraft?: true;
};

/** The folder of the articles, inside the content folder. */
export const ARTICLES = "pages";

/** Addresses of the build's own files. */
export const RESERVED = [
  "/404",
  "/home",
  "/assets",
  "/drawings",
  "/social",
  "/images",
  "/files",
];

const CONTENT_FILE = /\.(?:yaml|md)$/;

function read(folder: string, below: string): [string, Source][] {
  const path = join(folder, below);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((file) => file.isFile() && CONTENT_FILE.test(file.name))
    .map(({ name }) => {
      const file = [below, name].filter(Boolean).join("/");
      return [
        file.replace(CONTENT_FILE, ""),
        readSource(`content/${file}`, readFileSync(join(path, name), "utf8")),
      ];
    });
}

/** Every text file of the content folder, by its name without its ending. */
export const readSources = (folder: string): ReadonlyMap<string, Source> =>
  new Map([...read(folder, ""), ...read(folder, ARTICLES)]);

/** The file of a part of the content: "about.yaml". */
export const fileName = (name: string): string =>
  `${name}.${name === "privacy" ? "md" : "yaml"}`;

/** Whether a content file is an article. */
export const isArticle = (name: string): boolean =>
  name.startsWith(`${ARTICLES}/`);

const isArticlePath = (path: string): path is ArticlePath =>
  /^\/[a-z\d]+(?:-[a-z\d]+)*$/.test(path);

/** The path of an article; undefined if the name of its file is no address. */
export function articlePath(name: string): ArticlePath | undefined {
  const path = name.slice(ARTICLES.length);
  return isArticlePath(path) ? path : undefined;
}

function designedPath(name: (typeof DESIGNED_PAGES)[number]): DesignedPath {
  return name === "home" ? "/" : `/${name}`;
}

/** Whether a file does not say `published: no`. */
function isPublished({ data }: Source): boolean {
  const said = Object.entries(data ?? {}).find(
    ([key]) => plainKey(key) === "published",
  );
  return !/^\s*(?:no|false)\s*$/i.test(String(said?.[1]));
}

/** Every page: those with a design of their own, then the articles by name. */
export function listPages(
  sources: ReadonlyMap<string, Source>,
  showsDrafts = false,
): SitePage[] {
  const designed = DESIGNED_PAGES.map((name) => ({
    name,
    path: designedPath(name),
  }));
  const taken: ReadonlySet<string> = new Set([
    ...designed.map(({ path }) => path),
    ...RESERVED,
  ]);
  const articles = [...sources.keys()]
    .filter(isArticle)
    .toSorted()
    .flatMap((name) => {
      const path = articlePath(name);
      return path && !taken.has(path) ? [{ name, path }] : [];
    });
  return [...designed, ...articles].map((page) => {
    const source = sources.get(page.name);
    if (!source || isPublished(source)) return { ...page, isPublished: true };
    return showsDrafts
      ? { ...page, isPublished: true, isDraft: true }
      : { ...page, isPublished: false };
  });
}
