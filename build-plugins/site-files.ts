import { runnerImport, type Plugin } from "vite";

import { content as contentFiles } from "./content.ts";
import { generatedFiles } from "./generated-files.ts";
import type * as AllSiteFiles from "./site-files/all-site-files.ts";
import { readValidContent } from "./site-content.ts";
import { siteUrl } from "./site-url.ts";

/** Feeds have the elements of articles without their stylesheets. */
const withoutStyles: Plugin = {
  name: "without-styles",
  enforce: "pre",
  resolveId: (id) => (id.endsWith(".css") ? "\0no-styles" : undefined),
  load: (id) => (id === "\0no-styles" ? "" : undefined),
};

/** Loads the modules again each time, so that changed content takes effect. */
async function readAll() {
  const { content, documents } = readValidContent();
  const { module } = await runnerImport<typeof AllSiteFiles>(
    "/build-plugins/site-files/all-site-files.ts",
    {
      configFile: false,
      plugins: [withoutStyles, contentFiles()],
      resolve: { tsconfigPaths: true },
    },
  );
  return module.allSiteFiles(siteUrl, content.brand.buildOnly, documents);
}

/**
 * Generates the site's files other than pages: drawings, icons, web app manifest,
 * social cards, sitemap, robots.txt and llms.txt.
 */
export const siteFiles = (): Plugin =>
  generatedFiles(
    "site-files",
    /^\/(?:\.well-known\/)?[\w/-]+\.(?:ico|png|svg|txt|xml|json|webmanifest)$/,
    readAll,
  );
