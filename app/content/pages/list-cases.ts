import { slug } from "../../format/slug.ts";
import { fill } from "../../format/text.ts";
import type { CaseWords, CaseStudy } from "../schema/pages/case-studies.ts";
import { textPath } from "./site-pages.ts";

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

export function listCases(all: readonly CaseStudy[], words: CaseWords) {
  const path = textPath("pages/case-studies");
  if (all.length === 0 || !path) return [];
  const shared = {
    all: { path, name: words.all, count: all.length },
    networks: filtersOf(all.map(({ networks }) => networks)),
    sectors: filtersOf(all.map(({ sector }) => [sector])),
  };
  return [
    // The name of the network or the sector is empty for all.
    { ...shared, path, title: words.title, name: "", cases: all },
    ...[...shared.networks, ...shared.sectors].map((filter) => ({
      ...shared,
      path: filter.path,
      name: filter.name,
      title: fill(words.filtered, { title: words.kicker, name: filter.name }),
      cases: all.filter(({ networks, sector }) =>
        isIn([...networks, sector], filter.name),
      ),
    })),
  ];
}

/** A list of case studies. */
export type CaseList = ReturnType<typeof listCases>[number];
