import { missingQuestions } from "../derived/measured.ts";
import type { SitePage } from "../pages/site-pages.ts";
import { sectionPage, type WrittenPage } from "../schema/pages/section-page.ts";
import { schemas, type Content } from "../schemas.ts";
import { validate } from "../texts/messages.ts";
import type { Problem } from "../texts/placeholders.ts";

/** Checks every file but texts. What is switched off, or shown by no page, may be half written. */
export function checkFiles(
  files: Readonly<Record<string, unknown>>,
  idle: readonly string[],
  pages: readonly SitePage[],
) {
  const problems: Problem[] = [];
  const content: Partial<Content> = {};
  for (const [name, schema] of Object.entries(schemas)) {
    const isIdle = name === "report" && idle.includes(name);
    const found = isIdle ? undefined : validate(name, schema, files[name]);
    problems.push(...(found?.problems ?? []));
    if (!found?.problems.length)
      Object.assign(content, { [name]: found?.data });
  }
  problems.push(...missingQuestions(content));
  const before = problems.length;
  const written = new Map<string, WrittenPage>();
  for (const { name, isMarkdown, isPublished } of pages) {
    if (isMarkdown || !isPublished) continue;
    const found = validate(name, sectionPage, files[name]);
    problems.push(...found.problems);
    if (found.data) written.set(name, found.data);
  }
  return { content, written, problems, arePagesRead: problems.length === before };
}
