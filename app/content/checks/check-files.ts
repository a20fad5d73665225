import { z } from "zod";

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
    const isUnread = name === "report" && idle.includes(name);
    const found = validate(
      name,
      isUnread ? z.undefined() : schema,
      isUnread ? undefined : files[name],
    );
    problems.push(...found.problems);
    if (found.problems.length === 0)
      Object.assign(content, { [name]: found.data });
  }
  problems.push(...missingQuestions(content));
  return { content, problems };
}
