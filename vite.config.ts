import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

import { contentCheck } from "./build-plugins/content-check.ts";
import { cssTarget, lightningTargets } from "./build-plugins/css-browsers.ts";
import { fewChunks } from "./build-plugins/few-chunks.ts";
import { lateScripts } from "./build-plugins/late-scripts.ts";
import { measureStyles } from "./build-plugins/measure-styles.ts";
import { noForeignModules } from "./build-plugins/no-foreign-modules.ts";
import { noSampleMarks } from "./build-plugins/no-sample-marks.ts";
import { onlyUsedComponents } from "./build-plugins/only-used-components.ts";
import { pageCopies } from "./build-plugins/page-copies.ts";
import { reportFailedCode } from "./build-plugins/report-failed-code.ts";
import { siteFiles } from "./build-plugins/site-files.ts";
import { siteUrl } from "./build-plugins/site-url.ts";

export default defineConfig({
  plugins: [
    contentCheck(),
    lateScripts(),
    measureStyles(),
    noSampleMarks(),
    onlyUsedComponents(),
    reportFailedCode(),
    siteFiles(),
    reactRouter(),
    pageCopies(),
    fewChunks(),
    noForeignModules(),
  ],
  resolve: { tsconfigPaths: true },
  define: {
    SITE_ORIGIN: JSON.stringify(siteUrl),
    BUILD_YEAR: new Date().getFullYear(),
  },
  // The framework watches the project while it prerenders: without this, every
  // page that it writes has it read all the pages again.
  server: { watch: { ignored: ["**/build/**"] } },
  css: {
    transformer: "lightningcss",
    lightningcss: { drafts: { customMedia: true }, targets: lightningTargets },
  },
  build: {
    cssTarget,
    assetsInlineLimit: 0,
  },
});
