import type { ServerResponse } from "node:http";
import { resolve } from "node:path";
import mime from "mime";
import { runnerImport, type Connect, type Plugin } from "vite";

import { requireContent } from "../app/content/load.ts";
import { content as contentFiles } from "./content.ts";
import type * as AllSiteFiles from "./site-files/all-site-files.ts";
import { siteUrl } from "./site-url.ts";

/** The paths that generated files may have. No file of the application has them. */
const GENERATED =
  /^\/(?:\.well-known\/)?[\w/-]+\.(?:ico|png|svg|txt|xml|webmanifest)$/;

/** Loads the modules again each time, so that changed content takes effect. */
async function readAll() {
  const { buildOnly } = requireContent(resolve("content")).content.brand;
  const { module } = await runnerImport<typeof AllSiteFiles>(
    "/build-plugins/site-files/all-site-files.ts",
    {
      configFile: false,
      plugins: [contentFiles()],
      resolve: { tsconfigPaths: true },
    },
  );
  return module.allSiteFiles(siteUrl, buildOnly);
}

/** The answer of the development server. */
async function respond(
  address: string,
  response: ServerResponse,
  next: Connect.NextFunction,
) {
  try {
    const files = GENERATED.test(address) ? await readAll() : [];
    const file = files.find((each) => each.address === address);
    if (!file) return next();
    const content = await file.content();
    response.setHeader("content-type", mime.getType(address) ?? "");
    return response.end(content);
  } catch (error) {
    return next(error);
  }
}

/**
 * Generates the site's files other than pages: drawings, icons, web app manifest,
 * social cards, sitemap, robots.txt and llms.txt. The development server answers
 * requests for them, and the build writes them.
 */
export function siteFiles(): Plugin {
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
