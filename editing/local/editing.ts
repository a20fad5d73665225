import type { IncomingMessage, ServerResponse } from "node:http";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import mime from "mime";
import {
  isRunnableDevEnvironment,
  type Plugin,
  type RunnableDevEnvironment,
} from "vite";

import type * as Renderer from "../../app/render.tsx";
import { findPageProblems } from "../../build-plugins/page-problems.ts";
import {
  CONTENT,
  readContent,
  readKnown,
  showDrafts,
} from "../../build-plugins/read-content.ts";
import { RENDERING } from "../../build-plugins/write-pages.ts";
import { ADMIN } from "../../server/built-files.ts";
import { editorHeaders } from "../../server/headers.ts";
import { localConfig } from "../admin-config.ts";
import { buildEditor } from "../build-editor.ts";
import { contentFiles, realProject } from "./content-files.ts";
import { answer, FILES, type Findings } from "./endpoint.ts";

const BUILT = resolve("app/generated/editor");

/** What the build would say of the content as it is now, drafts among it, and of its pages. */
async function check({ runner }: RunnableDevEnvironment): Promise<Findings> {
  const now = readContent();
  if (!now.ok) return { problems: now.problems, warnings: [] };
  const known = readKnown();
  const { renderPage } = await runner.import<typeof Renderer>(`/${RENDERING}`);
  const pages = await Promise.all(
    [...now.site.pages, ...now.site.documents].map(async ({ path }) => {
      const { html } = await renderPage(path, known, { modules: [] });
      return [path, html] as const;
    }),
  );
  // The build alone has the files that links may lead to.
  const problems = findPageProblems(pages, CONTENT, (address) =>
    /\.\w+$/.test(address),
  );
  return { problems, warnings: now.warnings };
}

/** The development server with the editor at /admin, for whoever knows the token. */
export function editing(token: string): Plugin {
  return {
    name: "editing",
    // Before the plugin that answers for every page.
    enforce: "pre",
    apply: "serve",
    async configureServer(server) {
      // Vite runs its configuration with copies of the modules: the site's own is not this one.
      showDrafts();
      // Meanwhile the other plugins prepare the server.
      const built = buildEditor(BUILT, true);
      const files = contentFiles(await realProject());
      const { ssr } = server.environments;
      if (!isRunnableDevEnvironment(ssr)) throw new Error("Node must run it");
      const respond = async (
        request: IncomingMessage,
        response: ServerResponse,
        next: (error: unknown) => void,
      ) => {
        try {
          await built;
          const { pathname } = new URL(request.url ?? "", "http://localhost");
          const found = pathname.startsWith(FILES)
            ? await answer(request, files, token, () =>
                // What was saved is saved, whatever the pages make of it.
                check(ssr).catch((error: unknown) => ({
                  problems: [`The pages cannot be made: ${String(error)}`],
                  warnings: [],
                })),
              )
            : await builtFile(pathname);
          response.writeHead(found.status, {
            ...editorHeaders([]),
            ...found.headers,
          });
          response.end(found.body);
        } catch (error) {
          next(error);
        }
      };
      server.middlewares.use((request, response, next) => {
        if (!/^\/admin(?:[/?]|$)/.test(request.url ?? "")) return next();
        void respond(request, response, next);
      });
    },
  };
}

/** A file of the built editor. */
async function builtFile(pathname: string) {
  const name = pathname.slice(ADMIN.length + 1) || "index.html";
  const headers = { "content-type": mime.getType(name) ?? "" };
  if (name === "config.json")
    return { status: 200, headers, body: JSON.stringify(localConfig()) };
  if (!/^(?:assets\/)?[\w.-]+$/.test(name)) return { status: 404 };
  return readFile(join(BUILT, name)).then(
    (body) => ({ status: 200, headers, body }),
    () => ({ status: 404 }),
  );
}
