import { runnerImport, type Plugin } from "vite";

import type * as Company from "../app/content/company.ts";
import { findContentProblems } from "../app/content/schema/check-content.ts";
import type * as CompanySchema from "../app/content/schema/company.ts";
import type * as SiteContent from "../app/content/schema/site-content.ts";
import { plates } from "../app/plates.ts";
import { findPlateProblems } from "./plate-problems.ts";

/** Reads a module anew, as it is on the disk now. */
async function read<Module>(path: string): Promise<Module> {
  return (await runnerImport<Module>(path)).module;
}

/** A content file that could not even be read: which one, and why. */
function unreadable(error: unknown): string {
  const { message, stack = "" } =
    error instanceof Error ? error : new Error(String(error));
  const [file] = /app\/content\/[\w/-]+\.ts/.exec(stack) ?? ["app/content"];
  return `${file}: cannot be read: ${message}`;
}

/** Every problem of the content as it is now, a line each. */
async function contentProblems(): Promise<string[]> {
  try {
    // First the facts: other content says them in its sentences.
    const { company } = await read<typeof Company>("/app/content/company.ts");
    const { company: schema } = await read<typeof CompanySchema>(
      "/app/content/schema/company.ts",
    );
    const inCompany = findContentProblems([
      { file: "app/content/company.ts", schema, content: company },
    ]);
    if (inCompany.length > 0) return inCompany;

    const { siteContent } = await read<typeof SiteContent>(
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
