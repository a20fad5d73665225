import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { styleText } from "node:util";
import type { Logger, Plugin } from "vite";

import { editorSchema } from "../app/content/editor-schema.ts";
import type { LoadedContent } from "../app/content/load.ts";
import { schemas } from "../app/content/schemas.ts";
import { noticeVersion } from "../app/content/derived/measured.ts";
import { findSamples } from "../app/content/checks/find-samples.ts";
import { documentFacts } from "../app/content/pages/documents.ts";
import { FOLDERS, isPreview } from "../app/content/pages/site-pages.ts";
import { marksOf } from "../app/format/marks.ts";
import {
  CONTENT,
  forgetContent,
  formatProblems,
  readContent,
  readValidContent,
  throwIfAny,
} from "./read-content.ts";

const CONTENT_FILE = /\.(yaml|md)$/;

/** Each file of the content, of which a page loads those that it uses. */
const FILES = "virtual:content";

const SITE_PAGES = "virtual:site-pages";

/** The module with the announcement, whose code only a site that has one loads. */
const ANNOUNCEMENT = "virtual:announcement";

const isContent = (file: string) =>
  file.startsWith(join(CONTENT, "/")) && CONTENT_FILE.test(file);

const nameOf = (file: string) =>
  file.slice(join(CONTENT, "/").length).replace(CONTENT_FILE, "");

/** Kept, because it is compared after every change and long on a large site. */
const sitePagesCode = new WeakMap<LoadedContent, string>();

function codeOf(id: string, from: LoadedContent | undefined) {
  if (!from) return undefined;
  if (id === `\0${FILES}`) return contentFiles(from);
  if (id === `\0${SITE_PAGES}`) {
    const code = sitePagesCode.get(from) ?? sitePages(from);
    sitePagesCode.set(from, code);
    return code;
  }
  if (id === `\0${ANNOUNCEMENT}`) return announcementModule(from);
  if (!isContent(id)) return undefined;
  const data = dataOf(nameOf(id), from);
  if (data === undefined) return undefined;
  return `export default ${JSON.stringify(data, forPages)}`;
}

/**
 * Makes the files of the content folder modules: `import { home } from
 * "virtual:content"`. Content with a problem stops the build, with file, line,
 * entry and reason; the development server logs it after each change. Warnings
 * are printed in yellow.
 */
export function content(): Plugin {
  /** The last content without problems that each environment has shown. */
  const shown = new Map<string, LoadedContent>();
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
      [FILES, SITE_PAGES, ANNOUNCEMENT].includes(id) ? `\0${id}` : undefined,
    load(id) {
      if (!id.startsWith("\0virtual:") && !isContent(id)) return undefined;
      const now = readValidContent();
      shown.set(this.environment.name, now);
      const code = codeOf(id, now);
      if (code === undefined) return undefined;
      // Empty mappings: a source map of content would take longer than the content.
      return { code, map: { mappings: "" }, moduleSideEffects: false };
    },
    async hotUpdate({ file, type, timestamp, read, server }) {
      // A changed picture counts too: its size and its hash are in the modules.
      if (!file.startsWith(join(CONTENT, "/"))) return undefined;
      // A file that is being written is empty for a moment; this waits until it is not.
      // A file that is gone meanwhile has an event of its own.
      if (type !== "delete") await Promise.resolve(read()).catch(() => "");
      // Vite calls this for each environment with one timestamp; the content is read
      // once.
      if (timestamp !== changed) forgetContent();
      changed = timestamp;
      const { name, logger, hot } = this.environment;
      const isClient = name === "client";
      const now = readContent();
      if (!now.ok) {
        const message = formatProblems(now.problems);
        if (isClient) logger.error(message);
        // Without a tab it would wait, and cover the first page that is opened.
        if (isClient && server.ws.clients.size > 0)
          hot.send({ type: "error", err: { message, stack: "" } });
        return [];
      }
      if (isClient) warn(logger, now.warnings);
      // Browsers load no code of a document, in which the change would be.
      if (isClient && dirname(nameOf(file)) in FOLDERS)
        hot.send({ type: "full-reload" });
      // A change of constants needs a restart: they are read once.
      if (nameOf(file) === "measuring") {
        if (isClient) void server.restart();
        return [];
      }
      const before = shown.get(name);
      shown.set(name, now);
      // Any module may have changed, because each file can quote the others.
      return [...this.environment.moduleGraph.idToModuleMap.values()].filter(
        ({ id }) => id !== null && codeOf(id, before) !== codeOf(id, now),
      );
    },
  };
}

const dataOf = (name: string, loaded: LoadedContent): unknown =>
  Object.entries(loaded.content).find(([key]) => key === name)?.[1];

const contentFiles = ({ sources }: LoadedContent) =>
  Array.from(sources, ([name, { file }]) =>
    name in schemas
      ? `export { default as ${camelCase(name)} } from "/${file}";`
      : "",
  ).join("");

const camelCase = (name: string) =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

export const pageModule = (name: string): string => `/app/routes/${name}.tsx`;

function sitePages(from: LoadedContent): string {
  const entries = from.pages
    .filter(({ name, isPublished }) => isPublished && dataOf(name, from))
    .map(({ name, path }) => {
      const marks = JSON.stringify(marksOf(dataOf(name, from)));
      return `["${path}", { load: () => import("${pageModule(name)}"), marks: ${marks} }]`;
    });
  const facts = from.documents.map(documentFacts);
  const drafts = from.pages.flatMap(({ path, isDraft }) =>
    isDraft ? path : [],
  );
  return [
    `export const pages = new Map([${entries.join(",\n")}]);`,
    `export const published = [...pages.keys()];`,
    `export const drafts = ${JSON.stringify(drafts)};`,
    // One string, because a thousand objects take a bundler longer to parse.
    `export const documents = /* @__PURE__ */ JSON.parse(${JSON.stringify(JSON.stringify(facts))});`,
  ].join("\n");
}

const announcementModule = ({ content: { announcement } }: LoadedContent) =>
  announcement
    ? `import { createElement } from "react";
import navigation from "/content/navigation.yaml";
import { Announcement } from "/app/features/announcement/announcement.tsx";
export const announcement = ${JSON.stringify(announcement, forPages)};
export const announcementBar = createElement(Announcement, { content: announcement, closeText: navigation.close });`
    : "export const announcement = undefined, announcementBar = null;";

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
