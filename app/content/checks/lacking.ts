import type { WrittenPage } from "../schema/pages/section-page.ts";
import type { Content } from "../schemas.ts";
import type { Problem } from "../texts/placeholders.ts";
import { textsIn } from "../texts/source.ts";

/** Reports what may be away, and is needed by a section that a page has. */
export function* findLacking(
  files: Readonly<Record<string, unknown>>,
  { company, footer }: Partial<Content>,
  pages: ReadonlyMap<string, WrittenPage>,
): Generator<Problem> {
  const isAsked =
    footer?.newsletter !== undefined ||
    Object.values(files).some((data) =>
      Array.from(textsIn(data)).some(
        ({ path, text }) => path.at(-1) === "section" && text === "newsletter",
      ),
    );
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
