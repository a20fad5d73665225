import { sectionsOf } from "../../sections/kinds.ts";
import { fileOf } from "../pages/site-pages.ts";
import type { Site } from "../site.ts";
import type { Problem, RawFiles } from "../texts/placeholders.ts";
import { textsIn } from "../texts/source.ts";

type Contradiction = Problem & { other: Omit<Problem, "message"> };

const SAID = /\b(open|closed) on (Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/gi;

function* findContradictions(
  { content: { company }, pages }: Site,
  files: RawFiles,
  today: Date,
): Generator<Contradiction> {
  const age = today.getFullYear() - company.founded;
  for (const { path, sections } of pages)
    for (const { figures } of sectionsOf(sections, "figures"))
      for (const { value, label } of figures)
        if (/\byears\b/i.test(label) && Number.parseInt(value, 10) > age)
          yield {
            file: fileOf(path),
            path: [],
            message: `says ${value} ${label}, but the company was founded in ${company.founded}, ${age} years ago`,
            other: { file: "company", path: ["founded"] },
          };
  const opening = new Map(
    company.openings.flatMap(({ days, hours }) =>
      days.map((day) => [day.toLowerCase(), hours !== undefined] as const),
    ),
  );
  for (const [file, data] of Object.entries(files))
    for (const { path, text } of textsIn(data))
      for (const [said, state = "", name = ""] of text.matchAll(SAID)) {
        const isOpen = opening.get(name.slice(0, 3).toLowerCase());
        if (isOpen !== (state.toLowerCase() === "open"))
          yield {
            file,
            path,
            message: `says "${said}", but the opening hours say ${isOpen ? "open" : "closed"}`,
            other: { file: "company", path: ["hours"] },
          };
      }
}

/** Warnings of facts that contradict each other, with the places of both. */
export const contradictionsIn = (
  site: Site,
  files: RawFiles,
  today: Date,
  describe: (problem: Problem) => string,
): string[] =>
  Array.from(
    findContradictions(site, files, today),
    ({ other, ...problem }) =>
      `${describe(problem)} (${describe({ ...other, message: "" }).replace(/: $/, "")})`,
  );
