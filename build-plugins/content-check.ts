import { runnerImport, type Plugin } from "vite";

import type * as Company from "../app/content/company.ts";
import { findContentProblems } from "../app/content/schema/check-content.ts";
import type * as CompanySchema from "../app/content/schema/company.ts";
import type * as SiteContent from "../app/content/schema/site-content.ts";
import { plates } from "../app/plates.ts";
import { findPlateProblems } from "./plate-problems.ts";

/** The files that decide whether the content is valid. */
const CONTENT_FILE = /\/app\/(content\/|plates\.ts)/;

/**
 * Stops the build if content is invalid, with the file, the entry and the reason
 * of each problem. The development server logs the problems after each change.
 */
export function contentCheck(): Plugin {
  return {
    name: "content-check",
    async buildStart() {
      if (this.environment.name !== "client") return;
      const problems = await contentProblems();
      // The problems name their places; a stack trace would only hide them.
      if (problems.length > 0)
        this.error({ message: report(problems), stack: "" });
    },
    hotUpdate: {
      order: "post",
      async handler({ file }) {
        if (this.environment.name !== "client") return;
        if (!CONTENT_FILE.test(file)) return;
        const problems = await contentProblems();
        if (problems.length > 0)
          this.environment.logger.error(report(problems));
      },
    },
  };
}

const report = (problems: readonly string[]) =>
  ["The content is invalid:", ...problems].join("\n  ");

/** Every problem of the content on disk, one line each. */
async function contentProblems(): Promise<string[]> {
  try {
    // The facts about the company come first, because other content repeats them.
    const { company } = await load<typeof Company>("/app/content/company.ts");
    const { company: schema } = await load<typeof CompanySchema>(
      "/app/content/schema/company.ts",
    );
    const inCompany = findContentProblems([
      { file: "app/content/company.ts", schema, content: company },
    ]);
    if (inCompany.length > 0) return inCompany;

    const { siteContent } = await load<typeof SiteContent>(
      "/app/content/schema/site-content.ts",
    );
    return [
      ...findContentProblems(siteContent),
      ...(await findPlateProblems(plates, "public/plates")),
    ];
  } catch (error) {
    return [unreadable(error)];
  }
}

/** Loads a module as it is on disk now, past the module cache. */
async function load<Module>(path: string): Promise<Module> {
  return (await runnerImport<Module>(path)).module;
}

/** The problem line for a content file that failed to load. */
function unreadable(error: unknown): string {
  const { message, stack = "" } =
    error instanceof Error ? error : new Error(String(error));
  const [file] = /app\/content\/[\w/-]+\.ts/.exec(stack) ?? ["app/content"];
  return `${file}: cannot be read: ${message}`;
}
