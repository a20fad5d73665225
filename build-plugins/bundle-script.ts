import { fileURLToPath } from "node:url";
import { build } from "vite";

/**
 * Makes one minified classic script of a module and what it imports.
 *
 * What is called `virtual:` is left for others to fill in.
 *
 * @param entry the module's address
 * @param name the variable that holds what it exports, if it exports anything
 */
export async function bundleScript(entry: URL, name: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      lib: { entry: fileURLToPath(entry), formats: ["iife"], name },
      rolldownOptions: {
        external: /^virtual:/,
        output: { generatedCode: { symbols: false } },
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !("output" in output)) {
    throw new Error(`${entry.pathname} gave no output`);
  }
  return output.output[0].code.trim();
}
