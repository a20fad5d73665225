import { runnerImport } from "vite";

import { findContentProblems } from "../app/content/schema/check-content.ts";
import type * as CompanySchema from "../app/content/schema/company.ts";
import type * as SiteContent from "../app/content/schema/site-content.ts";
import type * as Company from "../app/content/company.ts";
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
export async function contentProblems(): Promise<string[]> {
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
