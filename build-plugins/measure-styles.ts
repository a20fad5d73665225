import { isAbsolute, resolve } from "node:path";
import { runnerImport, type Plugin } from "vite";

import type * as MeasureModule from "../app/measure.ts";

const MODULE = /^\0?virtual:measures\/([a-z-]+)\.css$/;

/** What each file of app/measures exports. */
interface PageMeasures {
  measures: () => Iterable<MeasureModule.Measures>;
}

/** Writes the style rules for the numbers that a page's content draws. */
export function measureStyles(): Plugin {
  return {
    name: "measure-styles",
    resolveId: (id) => (MODULE.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const [, page] = MODULE.exec(id) ?? [];
      if (page === undefined) return undefined;
      // Read anew on each change while developing.
      const content = await runnerImport<PageMeasures>(
        `/app/measures/${page}.ts`,
      );
      const { module } =
        await runnerImport<typeof MeasureModule>("/app/measure.ts");
      for (const file of content.dependencies) {
        this.addWatchFile(isAbsolute(file) ? file : resolve(file));
      }
      return `@layer sections {\n${module.measureRules(content.module.measures())}\n}`;
    },
  };
}
