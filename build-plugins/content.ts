import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { styleText } from "node:util";
import type { Logger, Plugin } from "vite";

import { editorSchema } from "../app/content/editor-schema.ts";
import {
  loadContent,
  type ContentProblems,
  type LoadedContent,
} from "../app/content/load.ts";
import { schemas } from "../app/content/schemas.ts";
import { noticeVersion } from "../app/content/measured.ts";
import { articlePath, isArticle } from "../app/content/site-pages.ts";
import { formatProblems, throwIfAny } from "./problems.ts";

const CONTENT = /\.(yaml|md)$/;

/** The component that shows every article. */
const ARTICLE = resolve("app/sections/article/article.tsx");

/** The module with the pages of the site, for the metadata. */
const SITE_PAGES = "virtual:site-pages";
const RESOLVED = `\0${SITE_PAGES}`;

/**
 * Makes the files of the content folder modules: `import home from
 * "content/home.yaml"`. Content with a problem stops the build, with file, line,
 * entry and reason; the development server logs it after each change. Warnings
 * are printed in yellow.
 */
export function content(): Plugin[] {
  const folder = resolve("content");
  let loaded: LoadedContent | ContentProblems | undefined;
  /** The last content without problems, which browsers show. */
  let shown: LoadedContent | undefined;
  /** The pages as they were when the framework read its routes. */
  let routed: string | undefined;
  let changed = 0;
  const read = () => (loaded ??= loadContent(folder));

  /** @throws if the content has problems, so that the page shows them */
  function readValid(): LoadedContent {
    const now = read();
    if (!now.ok)
      throw Object.assign(new Error(formatProblems(now.problems)), {
        stack: "",
      });
    return now;
  }

  const isContent = (file: string) =>
    file.startsWith(join(folder, "/")) && CONTENT.test(file);

  const nameOf = (file: string) =>
    file.slice(join(folder, "/").length).replace(CONTENT, "");

  /** The part of the content that a module exports. */
  function dataOf(id: string, from: LoadedContent | undefined): unknown {
    if (id === RESOLVED) return from?.articles;
    if (!from || !isContent(id)) return undefined;
    const name = nameOf(id);
    return isArticle(name)
      ? from.articles.find(({ path }) => path === articlePath(name))
      : Object.entries(from.content).find(([key]) => key === name)?.[1];
  }

  // The check runs before the bundler starts, which would print each error again.
  const check: Plugin = {
    name: "content-check",
    buildApp: {
      order: "pre",
      handler: async () => {
        writeEditorSchemas(folder);
        const now = read();
        if (!now.ok) throwIfAny(now.problems);
      },
    },
  };

  const files: Plugin = {
    name: "content",
    enforce: "pre",
    // Constants, so that the bundler removes the code of what is switched off.
    config() {
      const now = read();
      const measuring = now.ok ? now.content.measuring : {};
      const version = noticeVersion(measuring);
      return {
        define: {
          MEASURING: JSON.stringify(version > 1 ? measuring : null),
          NOTICE_VERSION: version,
        },
      };
    },
    configureServer({ config: { logger } }) {
      writeEditorSchemas(folder);
      const now = read();
      routed = now.ok ? JSON.stringify(now.pages) : "";
      if (!now.ok) logger.error(formatProblems(now.problems));
    },
    // At the very end, where nothing else that the build prints hides it.
    buildApp: {
      order: "post",
      handler: async ({ config: { logger } }) =>
        warn(logger, readValid().warnings),
    },
    resolveId: (id) => (id === SITE_PAGES ? RESOLVED : undefined),
    load(id) {
      if (id === RESOLVED) {
        const { pages, articles } = readValid();
        const published = pages.filter(({ isPublished }) => isPublished);
        return [
          `export const published = ${JSON.stringify(published.map(({ path }) => path))}`,
          `export const articles = ${JSON.stringify(articles)}`,
        ].join("\n");
      }
      if (!isContent(id) || isArticle(nameOf(id))) return undefined;
      const data = dataOf(id, readValid());
      return {
        code: `export default ${JSON.stringify(data, forPages)}`,
        map: null,
      };
    },
    // The framework transforms the text of a route's file itself, so an article cannot
    // be loaded as a module. This hook turns it into one.
    transform(_, id) {
      if (!isContent(id) || !isArticle(nameOf(id))) return undefined;
      const article = dataOf(id, readValid());
      return {
        code: `import { createElement } from "react";
import { Article } from ${JSON.stringify(ARTICLE)};
export const handle = ${JSON.stringify(article, forPages)};
const page = createElement(Article, handle);
export default function Page() { return page; }`,
        map: null,
      };
    },
    hotUpdate({ file, timestamp, server }) {
      // A changed picture counts too: its size and its hash are in the modules.
      if (!file.startsWith(join(folder, "/"))) return undefined;
      // Vite calls this for each environment with one timestamp; the content is read
      // once.
      if (timestamp !== changed) {
        shown = loaded?.ok ? loaded : undefined;
        loaded = undefined;
      }
      changed = timestamp;
      const { name, logger, hot } = this.environment;
      const isClient = name === "client";
      const now = read();
      if (!now.ok) {
        const message = formatProblems(now.problems);
        if (isClient) logger.error(message);
        if (isClient) hot.send({ type: "error", err: { message, stack: "" } });
        return [];
      }
      if (isClient) warn(logger, now.warnings);
      // A change of routes or constants needs a restart: they are read once.
      const isNew = routed !== JSON.stringify(now.pages);
      if (routed !== undefined && (isNew || nameOf(file) === "measuring")) {
        if (isClient) void server.restart();
        return [];
      }
      // Any module may have changed, because each file can quote the others.
      const modules = [
        ...this.environment.moduleGraph.idToModuleMap.values(),
      ].filter(
        ({ id }) =>
          id !== null &&
          JSON.stringify(dataOf(id, shown)) !== JSON.stringify(dataOf(id, now)),
      );
      for (const module of modules)
        this.environment.moduleGraph.invalidateModule(
          module,
          new Set(),
          timestamp,
          true,
        );
      return modules;
    },
  };
  return [check, files];
}

/** Pages do not load the marks of samples or the build-only part of the brand. */
const forPages = (key: string, value: unknown) =>
  key === "sample" || key === "buildOnly" ? undefined : value;

/** Each file's first line names its schema, with which editors underline mistakes. */
function writeEditorSchemas(folder: string) {
  mkdirSync(join(folder, ".schema"), { recursive: true });
  for (const [name, schema] of Object.entries(schemas))
    writeFileSync(
      join(folder, ".schema", `${name}.json`),
      `${JSON.stringify(editorSchema(schema), null, 2)}\n`,
    );
}

const warn = (logger: Logger, warnings: readonly string[]) => {
  for (const warning of warnings) logger.warn(styleText("yellow", warning));
};
