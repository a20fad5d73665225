import { slug } from "../../format/slug.ts";
import { fill } from "../../format/text.ts";
import type {
  CaseWords,
  CaseStudy,
  Result,
} from "../schema/pages/case-studies.ts";
import { textPath } from "./site-pages.ts";

export type CaseRow = Pick<
  CaseStudy,
  "path" | "client" | "business" | "sector" | "networks" | "period"
> & { result: Result };

const comparedOf = ({ results }: CaseStudy): Result | undefined => {
  const compared = results.filter(({ ratio }) => ratio !== undefined);
  return compared.find((each) => each.compared === true) ?? compared[0];
};

const rowOf = (study: CaseStudy): CaseRow[] => {
  const { path, client, business, sector, networks, period } = study;
  const result = comparedOf(study);
  return result
    ? [{ path, client, business, sector, networks, period, result }]
    : [];
};

const isMore = ({ result: { ratio = 1 } }: CaseRow) => ratio >= 1;

const change = ({ result: { ratio = 1 } }: CaseRow) => Math.abs(ratio - 1);

const isIn = (names: readonly string[], name: string) =>
  names.some((each) => slug(each) === slug(name));

/** The names of all cases, however they are written, with how many cases have each. */
function filtersOf(cases: readonly (readonly string[])[]) {
  return cases
    .flat()
    .filter((name, index, all) => !isIn(all.slice(0, index), name))
    .flatMap((name) => {
      const path = textPath(`case-studies/${slug(name)}`);
      const count = cases.filter((each) => isIn(each, name)).length;
      return path ? [{ path, name, count }] : [];
    })
    .toSorted(
      (one, other) =>
        other.count - one.count || one.name.localeCompare(other.name),
    );
}

export function listCases(cases: readonly CaseStudy[], words: CaseWords) {
  const path = textPath("pages/case-studies");
  if (cases.length === 0 || !path) return [];
  const shared = {
    all: { path, name: words.all, count: cases.length },
    networks: filtersOf(cases.map(({ networks }) => networks)),
    sectors: filtersOf(cases.map(({ sector }) => [sector])),
  };
  const lists = [
    // The name of the network or the sector is empty for all.
    { path, title: words.title, name: "", own: cases },
    ...[...shared.networks, ...shared.sectors].map((filter) => ({
      path: filter.path,
      name: filter.name,
      title: fill(words.filtered, { title: words.kicker, name: filter.name }),
      own: cases.filter(({ networks, sector }) =>
        isIn([...networks, sector], filter.name),
      ),
    })),
  ];
  return lists.map(({ own, ...list }) => {
    const rows = own
      .flatMap(rowOf)
      .toSorted((one, other) => change(other) - change(one));
    const ratios = rows.map(({ result: { ratio = 1 } }) => ratio);
    return {
      ...shared,
      ...list,
      /** The largest ratio of after to before, which is the length of the scale. */
      scale: Math.max(1, ...ratios),
      /** What was more afterwards, and what cost less; the largest change first. */
      groups: [
        { name: words.more, rows: rows.filter(isMore) },
        { name: words.less, rows: rows.filter((row) => !isMore(row)) },
      ].filter((group) => group.rows.length > 0),
      others: own.filter((study) => !comparedOf(study)),
    };
  });
}

/** A list of case studies. */
export type CaseList = ReturnType<typeof listCases>[number];
