import { kindsIn } from "../pages/site-pages.ts";
import type { WrittenPage } from "../schema/pages/section-page.ts";
import type { Content } from "../schemas.ts";
import type { Problem } from "../texts/placeholders.ts";

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
