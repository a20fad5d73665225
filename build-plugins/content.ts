import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { styleText } from "node:util";
import type { Logger, Plugin } from "vite";

import { editorSchema } from "../app/content/editor-schema.ts";
import { sectionPage } from "../app/content/schema/pages/page.ts";
import { schemas } from "../app/content/schemas.ts";
import {
  askedOf,
  mayObject,
  noticeVersion,
} from "../app/content/derived/measured.ts";
import type { Site } from "../app/content/site.ts";
import { findSamples } from "../app/content/checks/find-samples.ts";
import { isPreview } from "../app/content/pages/site-pages.ts";
import {
  CONTENT,
  formatProblems,
  readContent,
  readValidContent,
  throwIfAny,
} from "./read-content.ts";

/** What stands in the place of two files. */
const MADE: Readonly<Record<string, (site: Site) => string>> = {
  // Several pages share these, so no page has them in it.
  "/app/islands/estimator-words.ts": ({ estimator }) =>
    `export const words = ${JSON.stringify(estimator)}`,
  // The files of services that are on, and of no others.
  "/app/features/measuring/other-services.ts": ({ content: { measuring } }) =>
    [
      ...measuring.otherServices.map(
        ({ file }, index) =>
          `import start${index} from "/app/features/measuring/services/${file}.ts";`,
      ),
      `export const otherServices = [${measuring.otherServices
        .map(
          ({ purpose, settings }, index) =>
            `["${purpose}", (visit) => start${index}(${JSON.stringify(settings)}, visit)]`,
        )
        .join()}];`,
    ].join("\n"),
};

const madeFor = (id: string) =>
  Object.entries(MADE).find(([end]) => id.endsWith(end))?.[1];

/**
 * Checks the content folder. Content with a problem stops the build, with file, line, entry
 * and reason; the development server logs it after each change. Warnings are printed in
 * yellow.
 */
export function content(): Plugin {
  return {
    name: "content",
    enforce: "pre",
    // Constants, so that the bundler removes the code of what is switched off.
    config() {
      const now = readContent();
      const measuring = now.ok
        ? now.site.content.measuring
        : { otherServices: [] };
      const version = noticeVersion(measuring);
      return {
        define: {
          ASKED: JSON.stringify(askedOf(measuring)),
          COUNTS_UNTIL_NO: mayObject(measuring),
          // The other services have theirs below.
          MEASURING: JSON.stringify(
            version > 1 ? { ...measuring, otherServices: [] } : null,
          ),
          NOTICE_VERSION: version,
        },
      };
    },
    load: (id) => madeFor(id)?.(readValidContent().site),
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
    async hotUpdate({ file, type, read, server }) {
      // A changed picture counts too: its size is in the pages.
      if (!file.startsWith(join(CONTENT, "/"))) return undefined;
      // A file that is being written is empty for a moment; this waits until it is not.
      // A file that is gone meanwhile has an event of its own.
      if (type !== "delete") await Promise.resolve(read()).catch(() => "");
      const { name, logger, hot, moduleGraph } = this.environment;
      for (const [id, made] of moduleGraph.idToModuleMap)
        if (madeFor(id)) moduleGraph.invalidateModule(made);
      if (name !== "client") return [];
      const now = readContent();
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

/** Each file's first line names its schema, with which editors underline mistakes. */
function writeEditorSchemas() {
  mkdirSync(join(CONTENT, ".schema"), { recursive: true });
  const all = { ...schemas, page: sectionPage };
  for (const [name, schema] of Object.entries(all))
    writeFileSync(
      join(CONTENT, ".schema", `${name}.json`),
      `${JSON.stringify(editorSchema(schema), null, 2)}\n`,
    );
}

/** Prints what is odd, what is left out, and how much of the content is invented. */
export function warnOfContent(logger: Logger): void {
  const { warnings, shown, listed } = readValidContent();
  const waiting = listed.flatMap(({ name, waits }) => {
    if (waits === undefined || name.startsWith("pages/")) return [];
    const until = waits === "draft" ? "is a draft" : `waits for ${waits}`;
    const how = isPreview() ? "shown in this preview only" : "left out";
    return `content/${name}.md: ${until}, so it is ${how}`;
  });
  const { length } = findSamples(shown);
  const samples = `${length === 1 ? "1 entry is still a sample" : `${length} entries are still samples`}: publish when npm run launch-check finds nothing that blocks.`;
  warn(logger, [...warnings, ...waiting, ...(length > 0 ? [samples] : [])]);
}

const warn = (logger: Logger, warnings: readonly string[]) => {
  for (const warning of warnings) logger.warn(styleText("yellow", warning));
};
