import { suggestion } from "../texts/nearest.ts";
import type { Problem } from "../texts/placeholders.ts";
import type { AdsCase } from "../schema/pages/ads.ts";
import type { CaseStudy } from "../schema/pages/case-study.ts";
import { inSlot } from "../schema/pictures.ts";
import type { Content } from "../schemas.ts";

const slugOf = (path: string) => path.replace(/^.*\//, "");

const PAGES = ["google-ads", "microsoft-ads"] as const;

/** Reports case studies of the ads pages that have no file. */
export const findCaseProblems = (
  content: Partial<Content>,
  names: readonly string[],
): Problem[] =>
  PAGES.flatMap((file) =>
    (content[file]?.cases?.caseStudies ?? []).flatMap(({ slug }, index) => {
      const known = names
        .filter((name) => name.startsWith("case-studies/"))
        .map(slugOf);
      if (known.includes(slug)) return [];
      return {
        file,
        path: ["cases", "case studies", index],
        message: `there is no ${slug}.md in content/case-studies.${suggestion(slug, known)}`,
      };
    }),
  );

/** Fills in the case studies of an ads page. Those that are switched off go. */
function place(
  cases: { caseStudies: AdsCase[] },
  studies: readonly CaseStudy[],
): void {
  cases.caseStudies = cases.caseStudies.flatMap(({ slug }) => {
    const study = studies.find(({ path }) => slugOf(path) === slug);
    if (!study) return [];
    const { path, sector, industry = sector, title, summary, results } = study;
    const { picture, background } = study;
    return {
      slug,
      path,
      industry,
      title,
      description: summary,
      results,
      picture,
      background,
    };
  });
  const [first] = cases.caseStudies;
  if (first) first.picture = inSlot("firstCase", first.picture);
}

/** Gives the ads pages the case studies that they name. */
export function placeCases(
  content: Content,
  studies: readonly CaseStudy[],
): void {
  for (const name of PAGES) {
    const { cases } = content[name];
    if (cases) place(cases, studies);
  }
}
