import type { Content } from "../schemas.ts";
import type { Problem, RawFiles } from "../texts/placeholders.ts";
import { textsIn } from "../texts/source.ts";

type Contradiction = Problem & { other: Omit<Problem, "message"> };

const SAID = /\b(open|closed) on (Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/gi;

/** The place that the map of the design shows, and the words in its names. */
const MAP = {
  drawing: "thames",
  district: "Rotherhithe",
  names: /Rotherhithe|Thames/,
};

function* findContradictions(
  { brand, company, home, contact: { find } }: Content,
  files: RawFiles,
  today: Date,
): Generator<Contradiction> {
  const age = today.getFullYear() - company.founded;
  for (const [index, { value, label }] of (home.stats?.stats ?? []).entries())
    if (/\byears\b/i.test(label) && Number.parseInt(value, 10) > age)
      yield {
        file: "home",
        path: ["stats", "stats", index, "value"],
        message: `is ${value} ${label}, but the company was founded in ${company.founded}, ${age} years ago`,
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
  if (find?.picture.drawing?.name !== MAP.drawing || find.picture.photograph)
    return;
  const other = { file: "company", path: ["district"] };
  const { district } = company.address;
  if (district !== MAP.district)
    yield {
      file: "contact",
      path: ["find", "picture", "drawing"],
      message: `is a map of ${MAP.district}, but the address is in ${district}`,
      other,
    };
  else
    for (const [index, { name }] of find.names.entries())
      if (!MAP.names.test(name) && !name.includes(brand.name))
        yield {
          file: "contact",
          path: ["find", "names", index, "name"],
          message: `is "${name}", but the map is of ${district}`,
          other,
        };
}

/** Warnings of facts that contradict each other, with the places of both. */
export const contradictionsIn = (
  content: Content,
  files: RawFiles,
  today: Date,
  describe: (problem: Problem) => string,
): string[] =>
  Array.from(
    findContradictions(content, files, today),
    ({ other, ...problem }) =>
      `${describe(problem)} (${describe({ ...other, message: "" }).replace(/: $/, "")})`,
  );
