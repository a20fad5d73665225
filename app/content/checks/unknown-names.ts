import { formsIn, type Section } from "../../sections/kinds.ts";
import type { WrittenPage } from "../schema/pages/page.ts";
import { suggestion } from "../texts/nearest.ts";
import type { Problem } from "../texts/placeholders.ts";

/** What is told of a name that is nowhere. */
const TOLD = {
  subject: (name: string) =>
    `is "${name}", which is no subject of the contact form`,
  person: (name: string) => `is "${name}", who is in no section people`,
  "case study": (name: string) =>
    `there is no ${name}.md in content/case-studies`,
} as const;

type Named = [
  kind: keyof typeof TOLD,
  name: string | undefined,
  ...path: (string | number)[],
];

/** The names of a section's that stand elsewhere, with their places in it. */
function* namesIn(section: Section): Generator<Named> {
  if (section.section === "prices")
    for (const [index, { subject }] of section.packages.entries())
      yield ["subject", subject, "packages", index, "subject"];
  if (section.section === "estimator")
    yield ["subject", section.network.subject, "network", "subject"];
  if (section.section === "cases")
    for (const [index, name] of section.caseStudies.entries())
      yield ["case study", name, "case studies", index];
  for (const { subject, person } of formsIn(section)) {
    yield ["subject", subject, "form", "subject"];
    yield ["person", person, "form", "person"];
  }
}

/**
 * Reports subjects, people and case studies that sections name and that are nowhere.
 *
 * @param known the names of each kind; nothing where a file with them has problems
 */
export function* findUnknownNames(
  pages: ReadonlyMap<string, WrittenPage>,
  known: Readonly<Record<keyof typeof TOLD, readonly string[] | undefined>>,
): Generator<Problem> {
  for (const [file, { sections }] of pages)
    for (const [place, section] of sections.entries())
      for (const [kind, name, ...path] of namesIn(section)) {
        const names = known[kind];
        if (name === undefined || !names || names.includes(name)) continue;
        yield {
          file,
          path: ["sections", place, ...path],
          message: `${TOLD[kind](name)}.${suggestion(name, names)}`,
        };
      }
}
