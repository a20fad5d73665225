import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { styleText } from "node:util";
import type { Logger, Plugin } from "vite";

import { editorSchema } from "../app/content/editor-schema.ts";
import type { LoadedContent } from "../app/content/load.ts";
import { schemas } from "../app/content/schemas.ts";
import { noticeVersion } from "../app/content/derived/measured.ts";
import { findSamples } from "../app/content/checks/find-samples.ts";
import { documentFacts } from "../app/content/pages/documents.ts";
import { isPreview } from "../app/content/pages/site-pages.ts";
import { marksOf } from "../app/format/marks.ts";
import {
  CONTENT,
  forgetContent,
  formatProblems,
  readContent,
  readValidContent,
  throwIfAny,
} from "./read-content.ts";

/** What the pages show, by the file. Only the build and the development server load it. */
const CONTENT_MODULE = "virtual:content";

const SITE_PAGES = "virtual:site-pages";

/**
 * Makes the content folder a module: `import { home } from "virtual:content"`. Content with a
 * problem stops the build, with file, line, entry and reason; the development server logs it
 * after each change. Warnings are printed in yellow.
 */
export function content(): Plugin {
  let changed = 0;
  return {
    name: "content",
    enforce: "pre",
    // Constants, so that the bundler removes the code of what is switched off.
    config() {
      const now = readContent();
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
      writeEditorSchemas();
      const now = readContent();
      if (now.ok) warn(logger, now.warnings);
      else logger.error(formatProblems(now.problems));
    },
    buildApp: {
      // Before the bundler starts, which would print each error again.
      order: "pre",
      async handler() {
        writeEditorSchemas();
        const now = readContent();
        if (!now.ok) throwIfAny(now.problems);
      },
    },
    resolveId: (id) =>
      id === CONTENT_MODULE || id === SITE_PAGES ? `\0${id}` : undefined,
    load(id) {
      if (id !== `\0${CONTENT_MODULE}` && id !== `\0${SITE_PAGES}`)
        return undefined;
      const now = readValidContent();
      const code =
        id === `\0${SITE_PAGES}` ? sitePages(now) : contentModule(now);
      // Empty mappings: a source map of content would take longer than the content.
      return { code, map: { mappings: "" } };
    },
    async hotUpdate({ file, type, timestamp, read, server }) {
      // A changed picture counts too: its size is in the pages.
      if (!file.startsWith(join(CONTENT, "/"))) return undefined;
      // A file that is being written is empty for a moment; this waits until it is not.
      // A file that is gone meanwhile has an event of its own.
      if (type !== "delete") await Promise.resolve(read()).catch(() => "");
      // Vite calls this for each environment with one timestamp; the content is read
      // once.
      if (timestamp !== changed) forgetContent();
      changed = timestamp;
      const { name, logger, hot, moduleGraph } = this.environment;
      const now = readContent();
      if (name !== "client")
        return now.ok
          ? [CONTENT_MODULE, SITE_PAGES].flatMap(
              (id) => moduleGraph.getModuleById(`\0${id}`) ?? [],
            )
          : [];
      if (!now.ok) {
        const message = formatProblems(now.problems);
        logger.error(message);
        // Without a tab it would wait, and cover the first page that is opened.
        if (server.ws.clients.size > 0)
          hot.send({ type: "error", err: { message, stack: "" } });
        return [];
      }
      warn(logger, now.warnings);
      // A change of constants needs a restart: they are read once.
      if (file === join(CONTENT, "measuring.yaml")) void server.restart();
      else hot.send({ type: "full-reload" });
      return [];
    },
  };
}

const dataOf = (name: string, { content: files }: LoadedContent): unknown =>
  Object.entries(files).find(([key]) => key === name)?.[1];

/** A file that the content lacks is undefined. */
const contentModule = (from: LoadedContent) =>
  Object.keys(schemas)
    .map(
      (name) =>
        `export const ${camelCase(name)} = ${JSON.stringify(dataOf(name, from), forPages)};`,
    )
    .join("\n");

const camelCase = (name: string) =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function sitePages(from: LoadedContent): string {
  const entries = from.pages
    .filter(({ name, isPublished }) => isPublished && dataOf(name, from))
    .map(({ name, path }) => [
      path,
      { name, marks: marksOf(dataOf(name, from)) },
    ]);
  const facts = from.documents.map(documentFacts);
  const drafts = from.pages.flatMap(({ path, isDraft }) =>
    isDraft ? path : [],
  );
  return [
    `export const pages = new Map(${JSON.stringify(entries)});`,
    `export const published = [...pages.keys()];`,
    `export const drafts = ${JSON.stringify(drafts)};`,
    // One string, because a thousand objects take a bundler longer to parse.
    `export const documents = JSON.parse(${JSON.stringify(JSON.stringify(facts))});`,
  ].join("\n");
}

/** Pages do not load the marks of samples or the build-only part of the brand. */
const forPages = (key: string, value: unknown) =>
  key === "sample" || key === "buildOnly" ? undefined : value;

/** Each file's first line names its schema, with which editors underline mistakes. */
function writeEditorSchemas() {
  mkdirSync(join(CONTENT, ".schema"), { recursive: true });
  for (const [name, schema] of Object.entries(schemas))
    writeFileSync(
      join(CONTENT, ".schema", `${name}.json`),
      `${JSON.stringify(editorSchema(schema), null, 2)}\n`,
    );
}

/** Prints what is odd, what is left out, and how much of the content is invented. */
export function warnOfContent(logger: Logger): void {
  const { warnings, sources, pages } = readValidContent();
  const waiting = pages.flatMap(({ name, waits }) => {
    if (waits === undefined) return [];
    const until = waits === "draft" ? "is a draft" : `waits for ${waits}`;
    const how = isPreview() ? "shown in this preview only" : "left out";
    return `content/${name}.md: ${until}, so it is ${how}`;
  });
  const { length } = findSamples(sources);
  const samples = `${length === 1 ? "1 entry is still a sample" : `${length} entries are still samples`}: publish when npm run launch-check finds nothing that blocks.`;
  warn(logger, [...warnings, ...waiting, ...(length > 0 ? [samples] : [])]);
}

const warn = (logger: Logger, warnings: readonly string[]) => {
  for (const warning of warnings) logger.warn(styleText("yellow", warning));
};
