import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

import { brand } from "./build-plugins/brand.ts";
import { content } from "./build-plugins/content.ts";
import { cssTarget, lightningTargets } from "./build-plugins/css-browsers.ts";
import { images } from "./build-plugins/images.ts";
import { siteFiles } from "./build-plugins/site-files.ts";
import { samples } from "./build-plugins/samples.ts";
import { formService, siteUrl } from "./build-plugins/site-url.ts";

export default defineConfig({
  plugins: [
    content(),
    images(),
    brand(),
    siteFiles(),
    samples(siteUrl),
    reactRouter(),
  ],
  resolve: { tsconfigPaths: true },
  define: {
    SITE_ORIGIN: JSON.stringify(siteUrl),
    FORM_SERVICE: JSON.stringify(formService ?? ""),
    BUILD_YEAR: new Date().getFullYear(),
  },
  // The framework watches the project while it prerenders: without this, every
  // page that it writes makes it read all the pages again.
  server: { watch: { ignored: ["**/build/**"] } },
  css: {
    transformer: "lightningcss",
    lightningcss: { drafts: { customMedia: true }, targets: lightningTargets },
  },
  build: {
    cssTarget,
    assetsInlineLimit: 0,
    // The list of slow plugins would hide the warnings about the content.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        // The packages that visitors load must come with their licences.
        license: { fileName: "licences.txt" },
        rolldownOptions: {
          output: {
            // Few files: the framework, what every page loads, what three pages or
            // more share, what the two ads pages share, and each page. A group has
            // also what its modules import.
            codeSplitting: {
              groups: [
                // Only forms that are sent need zod. The client's entry needs the
                // context; from a chunk with styles, those would come too early.
                {
                  name: "framework",
                  test: /[\\/]node_modules[\\/](?!zod[\\/])|leads-context/,
                },
                {
                  name: "site",
                  test: /[\\/]app[\\/](root|components|routes[\\/]page|format[\\/]smooth-path)\b/,
                },
                {
                  name: "shared",
                  test: /[\\/](app|content)[\\/](?!sections[\\/]article)/,
                  minShareCount: 3,
                },
                // A site without articles has no such file.
                { name: "article", test: /[\\/]sections[\\/]article\b/ },
                {
                  name: "ads",
                  test: /[\\/](sections[\\/]ads|estimator)\b/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
  },
});
