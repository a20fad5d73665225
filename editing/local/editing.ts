import type { IncomingMessage, ServerResponse } from "node:http";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import mime from "mime";
import type { Plugin } from "vite";

import { readSite } from "../../app/content/read-site.ts";
import { CONTENT } from "../../build-plugins/read-content.ts";
import { ADMIN } from "../../server/built-files.ts";
import { editorHeaders } from "../../server/headers.ts";
import { localConfig } from "../admin-config.ts";
import { buildEditor } from "../build-editor.ts";
import { contentFiles, realProject } from "./content-files.ts";
import { answer, FILES } from "./endpoint.ts";

const BUILT = resolve("app/generated/editor");

/** What the build would say. The server reads the content anew too, when it sees the change. */
function findProblems(): readonly string[] {
  const now = readSite(CONTENT, { showsDrafts: true });
  return now.ok ? now.warnings : now.problems;
}

/** The development server with the editor at /admin, for whoever knows the token. */
export function editing(token: string): Plugin {
  return {
    name: "editing",
    // Before the plugin that answers for every page.
    enforce: "pre",
    apply: "serve",
    async configureServer(server) {
      // Meanwhile the other plugins prepare the server.
      const built = buildEditor(BUILT, true);
      const files = contentFiles(await realProject());
      const respond = async (
        request: IncomingMessage,
        response: ServerResponse,
        next: (error: unknown) => void,
      ) => {
        try {
          await built;
          const { pathname } = new URL(request.url ?? "", "http://localhost");
          const found = pathname.startsWith(FILES)
            ? await answer(request, files, token, findProblems)
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
