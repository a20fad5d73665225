import { globSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { build } from "vite";

import { ADMIN } from "../server/built-files.ts";

/** Builds the page of the editor into a folder, with all that it loads: fonts and icons too. */
export async function buildEditor(
  outDir: string,
  isLocal: boolean,
): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    base: `${ADMIN}/`,
    logLevel: "warn",
    define: { IS_LOCAL: isLocal },
    plugins: [
      {
        name: "fonts of another host",
        // The script has the same from here.
        transform: {
          filter: { id: /@sveltia\/cms/ },
          handler: (code) =>
            code.replaceAll(/@font-face \{[^}]*cdn\.jsdelivr\.net[^}]*\}/g, ""),
        },
      },
    ],
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      license: { fileName: "licences.txt" },
      // Nearly all of it is one file, which comes minified.
      minify: !isLocal,
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        // Each of some hundred languages that blocks of code could have would be a file.
        external: /^@shikijs\//,
        checks: { bundlerTimings: false },
      },
    },
  });
  for (const file of globSync(
    "node_modules/@sveltia/cms/npm/assets/*.LICENSE.txt",
  ))
    await copyFile(file, join(outDir, basename(file)));
}
