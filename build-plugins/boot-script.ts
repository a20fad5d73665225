import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const MODULE = "virtual:boot-script";
const ENTRY = fileURLToPath(new URL("../app/boot/boot.ts", import.meta.url));

/** Gives the boot script as one minified string, to be written into pages. */
export function bootScript(): Plugin {
  return {
    name: "boot-script",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const result = await build({
        configFile: false,
        logLevel: "warn",
        build: {
          write: false,
          lib: { entry: ENTRY, formats: ["iife"], name: "boot" },
        },
      });
      const [output] = Array.isArray(result) ? result : [result];
      if (!output || !("output" in output)) {
        throw new Error("the boot script gave no output");
      }
      return `export default ${JSON.stringify(output.output[0].code.trim())}`;
    },
  };
}
