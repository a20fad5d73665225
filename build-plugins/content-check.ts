import type { Plugin } from "vite";

import { contentProblems } from "./content-problems.ts";

const CONTENT_FILE = /\/app\/(content\/|plates\.ts)/;

const tell = (problems: readonly string[]) =>
  ["The content is not right:", ...problems].join("\n  ");

/**
 * Stops the build, with file, entry and reason, when content is wrong. While
 * developing it only tells, at every change.
 */
export function contentCheck(): Plugin {
  return {
    name: "content-check",
    async buildStart() {
      if (this.environment.name !== "client") return;
      const problems = await contentProblems();
      // Without a stack: the lines say where to look.
      if (problems.length > 0)
        this.error({ message: tell(problems), stack: "" });
    },
    hotUpdate: {
      order: "post",
      async handler({ file }) {
        if (this.environment.name !== "client") return;
        if (!CONTENT_FILE.test(file)) return;
        const problems = await contentProblems();
        if (problems.length > 0) this.environment.logger.error(tell(problems));
      },
    },
  };
}
