import { resolve } from "node:path";
import { runnerImport, type Plugin } from "vite";

import { requireContent } from "../app/content/load.ts";
import { content as contentFiles } from "./content.ts";
import { generatedFiles } from "./generated-files.ts";
import type * as AllSiteFiles from "./site-files/all-site-files.ts";
import { siteUrl } from "./site-url.ts";

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

/**
 * Generates the site's files other than pages: drawings, icons, web app manifest,
 * social cards, sitemap, robots.txt and llms.txt.
 */
export const siteFiles = (): Plugin =>
  generatedFiles(
    "site-files",
    /^\/(?:\.well-known\/)?[\w/-]+\.(?:ico|png|svg|txt|xml|webmanifest)$/,
    readAll,
  );
