// The gallery: every part of the site in every state. It is no part of the build.
import { defineConfig, type Plugin } from "vite";

import { drawingSizes } from "../app/content/drawings.ts";
import { brand } from "../build-plugins/brand.ts";
import { content } from "../build-plugins/content.ts";
import { lightningTargets } from "../build-plugins/css-browsers.ts";
import { siteFiles } from "../build-plugins/site-files.ts";

/** Few colours, because approved screens are kept. */
const PHOTOGRAPH = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" width="960" height="960"><path fill="#9ab" d="M0 0h100v60H0z"/><path fill="#432" d="M0 60h100v40H0z"/><circle cx="60" cy="45" r="25" fill="#e8dcc8"/></svg>`;

/** One picture stands for every photograph, and one page for every address. */
const standIns: Plugin = {
  name: "stand-ins",
  // The rooms read texts in the browser, which cannot read the drawings' files.
  load: (id) =>
    id.endsWith("/app/content/drawings.ts")
      ? `export const drawingSizes = new Map(${JSON.stringify([...drawingSizes])})`
      : undefined,
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const { url = "/" } = request;
      if (url.startsWith("/assets/stand-in-")) {
        response.setHeader("content-type", "image/svg+xml");
        return response.end(PHOTOGRAPH);
      }
      if (/^\/(\?|$)/.test(url))
        request.url = `/gallery/index.html${url.slice(1)}`;
      return next();
    });
  },
};

export default defineConfig({
  plugins: [standIns, content(), brand(), siteFiles()],
  resolve: { tsconfigPaths: true },
  define: {
    SITE_ORIGIN: JSON.stringify("https://example.com"),
    FORM_SERVICE: '""',
    BUILD_YEAR: 2026,
  },
  css: {
    transformer: "lightningcss",
    lightningcss: { drafts: { customMedia: true }, targets: lightningTargets },
  },
  cacheDir: "node_modules/.vite-gallery",
});
