import { isAbsolute, resolve } from "node:path";
import { runnerImport, type Plugin } from "vite";

import type * as MeasureModule from "../app/measure.ts";
import type * as AllMeasuresModule from "../app/measures/all-measures.ts";

const MODULE = "virtual:measures.css";

/** Writes the style rules for the numbers that the content draws. */
export function measureStyles(): Plugin {
  return {
    name: "measure-styles",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      // Read anew on each change while developing.
      const content = await runnerImport<typeof AllMeasuresModule>(
        "/app/measures/all-measures.ts",
      );
      const { module } =
        await runnerImport<typeof MeasureModule>("/app/measure.ts");
      for (const file of content.dependencies) {
        this.addWatchFile(isAbsolute(file) ? file : resolve(file));
      }
      return `@layer sections {\n${module.measureRules(content.module.allMeasures())}\n}`;
    },
  };
}
