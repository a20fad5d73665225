import { missingQuestions } from "../derived/measured.ts";
import { schemas, type Content } from "../schemas.ts";
import { validate } from "../texts/messages.ts";
import type { Problem } from "../texts/placeholders.ts";

/** Checks every file that is no page, and no report that no page shows. */
export function checkFiles(
  files: Readonly<Record<string, unknown>>,
  idle: readonly string[],
) {
  const problems: Problem[] = [];
  const content: Partial<Content> = {};
  for (const [name, schema] of Object.entries(schemas)) {
    const found =
      name === "report" && idle.includes(name)
        ? { data: undefined, problems: [] }
        : validate(name, schema, files[name]);
    problems.push(...found.problems);
    if (found.problems.length === 0)
      Object.assign(content, { [name]: found.data });
  }
  problems.push(...missingQuestions(content));
  return { content, problems };
}
