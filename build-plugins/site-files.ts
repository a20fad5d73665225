import type { ServerResponse } from "node:http";
import mime from "mime";
import { runnerImport, type Connect, type Plugin } from "vite";

import type * as AllSiteFiles from "./site-files/all-site-files.ts";
import { startDraftsman } from "./site-files/draftsman.ts";
import { siteUrl } from "./site-url.ts";

/** What may be such a file: of these endings the application itself has none. */
const MADE = /^\/[\w/-]+\.(?:ico|png|txt|xml|webmanifest)$/;

/** Makes the files beside the pages: icons, pictures for shared links, lists. */
export function siteFiles(): Plugin {
  let draftsman: ReturnType<typeof startDraftsman> | undefined;

  /** From the content as it is on the disk now. */
  async function readAll() {
    draftsman ??= startDraftsman();
    const { module } = await runnerImport<typeof AllSiteFiles>(
      "/build-plugins/site-files/all-site-files.ts",
    );
    return module.allSiteFiles(siteUrl, await draftsman);
  }

  /** While developing. */
  async function respond(
    address: string,
    response: ServerResponse,
    next: Connect.NextFunction,
  ) {
    try {
      const files = MADE.test(address) ? await readAll() : [];
      const file = files.find((made) => made.address === address);
      if (!file) return next();
      const content = await file.content();
      response.setHeader("content-type", mime.getType(address) ?? "");
      return response.end(content);
    } catch (error) {
      return next(error);
    }
  }

  return {
    name: "site-files",
    async generateBundle() {
      if (this.environment.name !== "client") return;
      for (const { address, content } of await readAll()) {
        const source = await content();
        this.emitFile({ type: "asset", fileName: address.slice(1), source });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        void respond(request.url ?? "", response, next);
      });
    },
  };
}
