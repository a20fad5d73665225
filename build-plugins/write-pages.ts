import { createHash } from "node:crypto";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Manifest } from "vite";

import { playersIn } from "../app/content/schema/players.ts";
import type { Page } from "../app/content/pages/site-document.ts";
import type { PagePath } from "../app/page-path.ts";
import type * as Renderer from "../app/render.tsx";
import { isIn } from "../server/built-files.ts";
import { pageHeaders, type PageHashes } from "../server/headers.ts";
import { policySources, type Hashes } from "./finish-build.ts";
import { claim } from "./generated-files.ts";
import { readKnown } from "./read-content.ts";
import { policyInPages } from "./settings.ts";

export const CLIENT_ENTRY = "app/browser.ts";
export const RENDERING = "app/render.tsx";
/** First in every page, because it declares the order of the cascade layers. */
const ROOT_STYLES = "app/styles/root.css";
export const METADATA = "build-plugins/metadata-files/metadata-files.ts";

export const BUILD = resolve("build");
export const CLIENT = join(BUILD, "client");
export const SERVER = join(BUILD, "server");

/** What is built for browsers, and what the build itself uses. */
export const inputs: Record<"client" | "ssr", string[]> = {
  client: [CLIENT_ENTRY],
  ssr: [ROOT_STYLES, RENDERING, METADATA],
};

/** What a build has made of each source: its file, and its stylesheets in the cascade's order. */
async function readManifest(folder: string) {
  const text = await readFile(join(folder, ".vite/manifest.json"), "utf8");
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- Vite has written it
  const manifest: Manifest = JSON.parse(text);
  const chunkOf = (source: string) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The build has no ${source}`);
    return chunk;
  };
  const stylesheetsOf = (source: string): string[] => {
    const { file, imports = [], css = [] } = chunkOf(source);
    if (file.endsWith(".css")) return [file];
    return [...imports.flatMap(stylesheetsOf), ...css];
  };
  return { fileOf: (source: string) => chunkOf(source).file, stylesheetsOf };
}

/** Fonts and pictures that stylesheets and pages name: visitors load them. */
export async function takeAssets(): Promise<void> {
  await cp(join(SERVER, "assets"), join(CLIENT, "assets"), {
    recursive: true,
    filter: (file) => !/\.(?:css|js)$/.test(file),
  });
}

/** Loads what the build has made of a source for itself. */
export async function importBuilt<Module>(source: string): Promise<Module> {
  const name = source.replace(/.*\//, "").replace(/\.tsx?$/, ".js");
  const { href } = pathToFileURL(join(SERVER, name));
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- it is the bundle of this module
  const module: Module = await import(href);
  return module;
}

const hashOf = (text: string) =>
  `sha256-${createHash("sha256").update(text).digest("base64")}`;

/** A page's policy for its own meta element, in which browsers ignore frame-ancestors. */
const pagePolicy = (...of: Parameters<typeof pageHeaders>) =>
  pageHeaders(...of)["content-security-policy"]?.replace(
    /; frame-ancestors [^;]+/,
    "",
  );

/** What is inline in any page of a folder, whose pages share one rule. */
const joined = (hashes: readonly PageHashes[]): PageHashes => {
  const all = (of: (each: PageHashes) => readonly string[] | undefined) => [
    ...new Set(hashes.flatMap((each) => of(each) ?? [])),
  ];
  return {
    scripts: all(({ scripts }) => scripts),
    styles: all(({ styles }) => styles),
    frames: all(({ frames }) => frames),
  };
};

/** The folders whose pages share one rule: of hosts' rules there may be few. */
const FOLDERS_OF_DOCUMENTS = ["/articles", "/case-studies"];

/** Renders every page; returns the file of each, and the hashes of what is inline in it. */
export async function writePages() {
  const { fileOf } = await readManifest(CLIENT);
  const { stylesheetsOf } = await readManifest(SERVER);
  const modules = [`/${fileOf(CLIENT_ENTRY)}`];
  const { renderPage, sourcesOf } =
    await importBuilt<typeof Renderer>(RENDERING);
  const hashes: Hashes = { pages: {}, folders: {} };
  const known = readKnown();
  const { site } = known;
  const files = new Map<string, string>();
  const write = async (path: PagePath, file: string, page?: Page) => {
    const stylesheets = [
      ROOT_STYLES,
      RENDERING,
      ...sourcesOf(path, known),
    ].flatMap(stylesheetsOf);
    const texts = await Promise.all(
      [...new Set(stylesheets)].map((name) =>
        readFile(join(SERVER, name), "utf8"),
      ),
    );
    const css = texts.join("");
    const players = playersIn(page);
    const hashesOf = (scripts: readonly string[]): PageHashes => ({
      scripts: scripts.map(hashOf),
      styles: [hashOf(css)],
      frames: players,
    });
    const assets = {
      css,
      modules,
      // Most hosts choose headers by address, which an unknown one is not.
      policyFor: (scripts: readonly string[]) =>
        policyInPages || path === "/404"
          ? pagePolicy(hashesOf(scripts), policySources())
          : undefined,
    };
    const { html, scripts } = await renderPage(path, known, assets);
    const folder = FOLDERS_OF_DOCUMENTS.find((each) => isIn(each, path));
    const inline = hashesOf(scripts);
    if (folder)
      hashes.folders[folder] = joined([
        ...(hashes.folders[folder] ? [hashes.folders[folder]] : []),
        inline,
      ]);
    else hashes.pages[path] = inline;
    claim(join(CLIENT, file), `the page ${path}, "${page?.name ?? ""}"`);
    await mkdir(dirname(join(CLIENT, file)), { recursive: true });
    await writeFile(join(CLIENT, file), html);
    files.set(path, file);
  };
  for (const page of [...site.pages, ...site.documents])
    await write(page.path, `${page.path}/index.html`, page);
  await write("/404", "404.html");
  return { files, hashes };
}
