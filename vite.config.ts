import { defineConfig, type Plugin } from "vite";

import { OWN_SERVER } from "./app/features/forms/receiver.ts";
import { isPreview } from "./app/content/pages/site-pages.ts";
import { brand } from "./build-plugins/brand.ts";
import { content } from "./build-plugins/content.ts";
import { pages } from "./build-plugins/pages.ts";
import { showDrafts } from "./build-plugins/read-content.ts";
import { desk, formService, siteUrl } from "./build-plugins/settings.ts";
import { inputs } from "./build-plugins/write-pages.ts";

/**
 * The oldest versions with light-dark(), CSS nesting and popovers, as Vite and as
 * Lightning CSS want them; docs/decisions/002-css.md. tsconfig.browsers.json has their APIs.
 */
const cssTarget = ["chrome123", "firefox125", "safari17.5"];
const targets = {
  chrome: 123 << 16,
  firefox: 125 << 16,
  safari: (17 << 16) | (5 << 8),
};

/** Every stylesheet knows the breakpoints, without an import of its own. */
const breakpoints: Plugin = {
  name: "breakpoints",
  enforce: "pre",
  transform: {
    filter: { id: /\/app\/(?!styles\/).*\.css/ },
    handler: (css) => `@import "/app/styles/breakpoints.css";\n${css}`,
  },
};

/** The styles of what browsers run are in the pages. The development server links them. */
const stylesInPages: Plugin = {
  name: "styles-in-pages",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  resolveId: { filter: { id: /\.css$/ }, handler: () => "\0no-styles" },
  load: { filter: { id: /^\0no-styles$/ }, handler: () => "" },
};

export default defineConfig(({ command, mode }) => {
  // The development server shows what is not published yet.
  if (command === "serve" && mode === "development") {
    process.env.PREVIEW = "yes";
    showDrafts();
  }
  return {
    // The plugin `pages` writes and serves all HTML.
    appType: "custom",
    // Read once, or each environment would read all content again.
    builder: { sharedConfigBuild: true, sharedPlugins: true },
    plugins: [breakpoints, stylesInPages, content(), brand(), pages()],
    resolve: { tsconfigPaths: true },
    define: {
      SITE_ORIGIN: JSON.stringify(siteUrl),
      // The development server keeps no enquiries.
      FORMS_GO_TO: JSON.stringify(
        formService ?? (desk && command === "build" ? OWN_SERVER : ""),
      ),
      IS_PREVIEW: isPreview(),
      BUILD_YEAR: new Date().getFullYear(),
    },
    css: {
      transformer: "lightningcss",
      lightningcss: { drafts: { customMedia: true }, targets },
    },
    build: {
      cssTarget,
      assetsInlineLimit: 0,
      // The list of slow plugins would hide the warnings about the content.
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
    environments: {
      ssr: {
        build: {
          outDir: "build/server",
          // The pages have its stylesheets in them, and name its fonts.
          emitAssets: true,
          manifest: true,
          // Each page has the text of app/start.ts.
          minify: true,
          rolldownOptions: { input: inputs.ssr },
        },
      },
      client: {
        build: {
          outDir: "build/client",
          manifest: true,
          modulePreload: { polyfill: false },
          // The packages that visitors load must come with their licences.
          license: { fileName: "licences.txt" },
          rolldownOptions: {
            input: inputs.client,
          },
        },
      },
    },
  };
});
