import { runnerImport, type Plugin } from "vite";

import { findContentProblems } from "../app/content/schema/check-content.ts";
import type * as SiteContentModule from "../app/content/schema/site-content.ts";
import { plates } from "../app/plates.ts";
import { findPlateProblems } from "./plate-problems.ts";

/** Stops the build, with file, entry and reason, when content is wrong. */
export function contentCheck(): Plugin {
  return {
    name: "content-check",
    async buildStart() {
      const { module } = await runnerImport<typeof SiteContentModule>(
        "/app/content/schema/site-content.ts",
      );
      const problems = [
        ...findContentProblems(module.siteContent),
        ...(await findPlateProblems(plates, "public/plates")),
      ];
      if (problems.length > 0) {
        this.error(
          `The content is not right:\n${problems.map((line) => `  ${line}`).join("\n")}`,
        );
      }
    },
  };
}
