import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import {
  isRunnableDevEnvironment,
  type Plugin,
  type ViteDevServer,
} from "vite";
import { z } from "zod";

import { PLAYERS, servicesIn } from "../app/content/markdown/pictures.ts";
import type { SiteDocument } from "../app/content/pages/site-document.ts";
import type * as EntryServer from "../app/entry.server.tsx";
import type * as PageCode from "../app/navigation/page-code.ts";
import { isIn } from "../server/built-files.ts";
import { pageModule } from "./content.ts";
import { finishBuild, type Hashes } from "./finish-build.ts";
import { readValidContent } from "./site-content.ts";
import { answering } from "./generated-files.ts";
import { stylesOf } from "./document-styles.ts";

const CLIENT_ENTRY = "app/entry.client.tsx";
const SERVER_ENTRY = "app/entry.server.tsx";

const BUILD = resolve("build");
const CLIENT = join(BUILD, "client");
const SERVER = join(BUILD, "server");

/** What Vite writes about the built files, by their sources. */
const manifestFile = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
);

async function readManifest() {
  const text = await readFile(join(CLIENT, ".vite/manifest.json"), "utf8");
  const manifest = manifestFile.parse(JSON.parse(text));
  const chunkOf = (source: string) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The build has no ${source}`);
    return chunk;
  };
  /** The stylesheets of a source and of what it imports, in the cascade's order. */
  const stylesheetsOf = (source: string): string[] => {
    const { file, imports, css } = chunkOf(source);
    if (file.endsWith(".css")) return [file];
    return [...imports.flatMap(stylesheetsOf), ...css];
  };
  return { fileOf: (source: string) => chunkOf(source).file, stylesheetsOf };
}

const hashOf = (text: string) =>
  `sha256-${createHash("sha256").update(text).digest("base64")}`;

/** The folders whose pages have the same styles and the same script. */
const FOLDERS_OF_DOCUMENTS = ["/articles", "/case-studies"];

/** Renders every page into its file; returns its HTML and the hashes of what is inline in it. */
async function writePages() {
  const { fileOf, stylesheetsOf } = await readManifest();
  const { href } = pathToFileURL(join(SERVER, "entry.server.js"));
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- it is the bundle of this module
  const { render }: typeof EntryServer = await import(href);
  const hashes: Hashes = { pages: {}, folders: {} };
  const { content, documents, pages: all } = readValidContent();
  const rendered = new Map<string, string>();
  const write = async (
    path: string,
    file: string,
    sources: string[],
    document?: SiteDocument,
  ) => {
    const stylesheets = [...new Set(sources.flatMap(stylesheetsOf))];
    const texts = await Promise.all(
      stylesheets.map((name) => readFile(join(CLIENT, name), "utf8")),
    );
    const css = texts.join("");
    const { html, scripts } = await render(
      path,
      {
        styles: [{ css }],
        stylesheets: stylesheets.map((name) => `/${name}`),
        modules: sources
          .filter((source) => !source.endsWith(".css"))
          .map((source) => `/${fileOf(source)}`),
      },
      document,
    );
    rendered.set(path, html);
    const folder = FOLDERS_OF_DOCUMENTS.find((each) => isIn(each, path));
    const players = servicesIn(document).map((service) => PLAYERS[service]);
    // A folder's pages share one rule.
    const others = hashes.folders[folder ?? ""]?.frames ?? [];
    const inline = {
      scripts: scripts.map(hashOf),
      styles: [hashOf(css)],
      frames: [...new Set([...others, ...players])],
    };
    if (folder) hashes.folders[folder] = inline;
    else hashes.pages[path] = inline;
    await mkdir(dirname(join(CLIENT, file)), { recursive: true });
    await writeFile(join(CLIENT, file), html);
  };
  for (const { name, path, isPublished } of all)
    if (isPublished && name in content)
      await write(path, `${path}/index.html`, [
        CLIENT_ENTRY,
        pageModule(name).slice(1),
      ]);
  for (const document of documents) {
    const { path, view } = document;
    const sources = [CLIENT_ENTRY, stylesOf(view.kind)];
    await write(path, `${path}/index.html`, sources, document);
  }
  await write("/404", "404.html", [CLIENT_ENTRY]);
  return { rendered, hashes };
}

/** Renders a page of the development server. */
async function renderNow(
  { environments: { client, ssr } }: ViteDevServer,
  path: string,
): Promise<{ body: string; status: number }> {
  if (!isRunnableDevEnvironment(ssr)) throw new Error("Node cannot run it");
  const { render } = await ssr.runner.import<typeof EntryServer>(
    `/${SERVER_ENTRY}`,
  );
  const { documents } = readValidContent();
  const document = documents.find((each) => each.path === path);
  const assets = {
    styles: [],
    stylesheets: [],
    modules: [`/${CLIENT_ENTRY}`],
  };
  // The first rendering loads the page's modules, so that their stylesheets are known.
  await render(path, assets, document);
  const styles = [...ssr.moduleGraph.idToModuleMap.values()]
    .filter(({ id }) => id?.endsWith(".css"))
    .map(async ({ id, url }) => {
      const sheet = await client.transformRequest(`${url}?direct`);
      // By this id Vite's client finds the element when the stylesheet changes.
      return { id: id ?? "", css: sheet?.code ?? "" };
    });
  const { html } = await render(
    path,
    { ...assets, styles: await Promise.all(styles) },
    document,
  );
  const { isPage, pathOf } = await ssr.runner.import<typeof PageCode>(
    "/app/navigation/page-code.ts",
  );
  const isThere = document !== undefined || isPage(pathOf(path));
  return { body: html, status: isThere ? 200 : 404 };
}

/**
 * Makes the pages: the build bundles the code for browsers and for itself, and renders
 * every page into a file; the development server renders a page when it is asked for.
 */
export function pages(): Plugin {
  return {
    name: "pages",
    buildApp: {
      async handler(builder) {
        const { client, ssr } = builder.environments;
        if (!client || !ssr) throw new Error("An environment is missing");
        await builder.build(client);
        await builder.build(ssr);
        const { rendered, hashes } = await writePages();
        await finishBuild(BUILD, rendered, hashes);
        await rm(SERVER, { recursive: true });
      },
    },
    configureServer(server) {
      const answer = answering(async (address) => {
        const { pathname } = new URL(address, "http://localhost");
        const page = await renderNow(server, pathname);
        return { type: "text/html; charset=utf-8", ...page };
      });
      // Vite answers for every file of the project: /README.md in the address bar, too.
      server.middlewares.use((request, ...rest) => {
        if (request.headers.accept?.includes("text/html"))
          answer(request, ...rest);
        else rest[1]();
      });
      return () => server.middlewares.use(answer);
    },
  };
}
