import { missingQuestions } from "../derived/measured.ts";
import { type SitePage, kindsIn } from "../pages/site-pages.ts";
import { sectionPage, type WrittenPage } from "../schema/pages/page.ts";
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
  return {
    content,
    written,
    problems,
    arePagesRead: problems.length === before,
  };
}

const COMPANY = /\b(?:ltd|limited|cyf|cyfyngedig|llp|plc)\.?$/i;

/** Reports what may be away, and is needed by a section that a page has. */
export function* findLacking(
  files: Readonly<Record<string, unknown>>,
  { brand, company, footer }: Partial<Content>,
  pages: ReadonlyMap<string, WrittenPage>,
): Generator<Problem> {
  const isAsked =
    footer?.newsletter !== undefined ||
    Object.values(files).some((data) => kindsIn(data).includes("newsletter"));
  if (
    brand &&
    COMPANY.test(brand.legalName) &&
    company &&
    !company.registration
  )
    yield {
      file: "company",
      path: ["company number"],
      message: `is missing, with "registered in" and "registered office": the law asks every company for them, and the legal name in brand.yaml, ${brand.legalName}, is a company's`,
    };
  for (const [file, { sections }] of pages)
    for (const [index, each] of sections.entries()) {
      if (each.section === "thanks")
        for (const key of ["newsletter", "confirm"] as const)
          if (isAsked && each[key] === undefined)
            yield {
              file,
              path: ["sections", index, key],
              message: "is missing: it is read after the newsletter form",
            };
      if (each.section === "hero" && each.weights && company)
        for (const key of ["specialists", "founders"] as const)
          if (company[key] === undefined)
            yield {
              file: "company",
              path: [key],
              message: `is missing: the hero with "weights" draws it (content/${file}.yaml)`,
            };
    }
}
