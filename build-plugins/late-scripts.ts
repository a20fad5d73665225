import type { Plugin } from "vite";

const LATE = /import\("(\.\/[a-z-]+)"\)/g;

/**
 * Has a page fetch a script that it asks for later by its plain address, which
 * only that page has. What Vite would put around the `import()`, to fetch at
 * the same time what the script needs, would stand in the file of every page,
 * and each page has all that already. The router, too, would see the import,
 * and take the stylesheet that all pages share for a late one.
 */
export function lateScripts(): Plugin {
  return {
    name: "late-scripts",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /[\\/]app[\\/].*\.tsx?(?:\?|$)/, code: LATE },
      async handler(code, importer) {
        let plain = code;
        for (const [call, source = ""] of code.matchAll(LATE)) {
          const file = await this.resolve(source, importer);
          if (!file) throw new Error(`${importer}: there is no ${source}`);
          const script = this.emitFile({
            type: "chunk",
            id: file.id,
            preserveSignature: "strict",
          });
          const address = `import.meta.ROLLUP_FILE_URL_${script}`;
          plain = plain.replace(call, `import(/* @vite-ignore */ ${address})`);
        }
        return { code: plain, map: null };
      },
    },
  };
}
