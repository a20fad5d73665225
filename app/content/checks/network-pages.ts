import { monthlyOf } from "../../format/price.ts";
import { sectionsOf, type Section } from "../../sections/kinds.ts";
import { fileName, fileOf, type SitePage } from "../pages/site-pages.ts";
import { partOf } from "../schema/entry.ts";
import type { Navigation } from "../schema/layout.ts";
import type { WrittenPage } from "../schema/pages/page.ts";
import type { Site } from "../site.ts";
import type { Problem, RawFiles } from "../texts/placeholders.ts";
import { textsIn } from "../texts/source.ts";

/** The keys whose texts visitors do not read as statements. */
const NO_STATEMENT =
  /^(?:drawing.*|evidence|network|permission|place|section|subject|to)$/;

/** The networks whose fees the estimators of a file work out; one that is off may lack them. */
const networksIn = (data: unknown): string[] =>
  [partOf(data, "sections")].flat().flatMap((section) => {
    const network = partOf(partOf(section, "network"), "network");
    return typeof network === "string" ? network.trim() || [] : [];
  });

/** The words of a text, with a space around each: "Go" is not in "Google". */
const spacedWords = (text: string): string =>
  ` ${text.replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `;

/** What a page that is switched off is called in the texts of others. */
function namesOf(
  { name, path }: SitePage,
  files: RawFiles,
  { main, quickLinks, ourServices }: Navigation,
): string[] {
  const own = partOf(files[name], "name");
  const links = [main, quickLinks, ourServices].flatMap((list) => list.links);
  return [
    `{${name.replace(/^pages\//, "")}.`,
    ...(typeof own === "string" ? [own.trim()] : []),
    ...links.filter(({ to }) => to === path).map(({ text }) => text),
  ];
}

/** The places of the texts that say one of some words. */
export function* saying(
  files: RawFiles,
  isSaid: (text: string) => boolean,
): Generator<Omit<Problem, "message">> {
  for (const [file, data] of Object.entries(files))
    for (const { path, text } of textsIn(data)) {
      if (!isSaid(text) || NO_STATEMENT.test(String(path.at(-1)))) continue;
      const lines =
        file.includes("/") && path.join() === "text" ? text.split("\n") : [];
      const said = [...lines.keys()].filter((line) =>
        isSaid(lines[line] ?? ""),
      );
      if (said.length === 0) yield { file, path };
      for (const line of said) yield { file, path: [...path, line + 1] };
    }
}

/** Statements elsewhere that still speak of a page that is switched off. */
export function* findSpeakingOf(
  files: RawFiles,
  pages: readonly SitePage[],
  navigation: Navigation,
): Generator<Problem> {
  const isOff = (file: string) =>
    pages.some(({ name, isPublished }) => name === file && !isPublished);
  const sold = pages.flatMap(({ name, isPublished }) =>
    isPublished ? networksIn(files[name]) : [],
  );
  for (const page of pages) {
    if (page.isPublished || page.isMarkdown) continue;
    const names = namesOf(page, files, navigation);
    const networks = networksIn(files[page.name])
      .filter((network) => !sold.includes(network))
      .map(spacedWords);
    const message = `speaks of ${page.path}, which is switched off`;
    for (const place of saying(
      files,
      (text) =>
        names.some((name) => text.includes(name)) ||
        networks.some((network) => spacedWords(text).includes(network)),
    ))
      if (!isOff(place.file) && place.file !== "navigation")
        yield { ...place, message };
  }
}

const hasMonthly = (sections: readonly Section[]) =>
  sections.some(
    (each) => each.section === "prices" && monthlyOf(each.packages).length > 0,
  );

/** Pages with the prices and the estimator of a network that another page sells: its fees would come twice. */
export function* findDoubleNetworks(
  written: ReadonlyMap<string, WrittenPage>,
): Generator<Problem> {
  const sellers = [...written].flatMap(([file, { sections }]) =>
    hasMonthly(sections)
      ? sections.flatMap((each, index) =>
          each.section === "estimator"
            ? { file, index, network: each.network }
            : [],
        )
      : [],
  );
  for (const { file, index, network: own } of sellers)
    for (const other of sellers)
      if (other.file !== file && other.network.networkKey === own.networkKey)
        yield {
          file,
          path: ["sections", index, "network", "network"],
          message: `is ${own.network}, which content/${fileName(other.file)} sells too. Take the monthly prices of one of them out, or its estimator, or name its own network`,
        };
}

/** What "Both" in the estimators is called, if it is not the two that it divides. */
function* findOtherPair({ estimator }: Site): Generator<Problem> {
  const [first, second, ...others] = estimator.prices.networks;
  const { both } = estimator.networks;
  if (!first || !second) return;
  const [saysFirst, saysSecond] = [first, second].map(({ name }) =>
    both.includes(name),
  );
  if (others.length > 0 ? !(saysFirst && saysSecond) : saysFirst !== saysSecond)
    yield {
      file: "estimator",
      path: ["networks", "both"],
      message: `is "${both}", but divides ${first.name} and ${second.name}, the first two of the menu, for which the package for both networks is offered too`,
    };
}

/** The pages with an estimator, each of which sells a network, and what they lack elsewhere. */
export function* findNetworkGaps(site: Site): Generator<Problem> {
  const { pages, content } = site;
  yield* findOtherPair(site);
  const { main, ourServices } = content.navigation;
  const isTogether = pages.some(({ sections }) =>
    sectionsOf(sections, "prices").some(({ packages }) =>
      packages.some(({ isForBothNetworks }) => isForBothNetworks),
    ),
  );
  if (isTogether && content.company.bothNetworksUpToPence === undefined)
    yield {
      file: "company",
      path: [],
      message:
        'has no "both networks up to", without which no estimator offers the package for both networks',
    };
  const menus = { main, "our services": ourServices };
  const sold = site.estimator.prices.networks.map(({ key }) => key);
  for (const { path, sections } of pages) {
    const [shown] = sectionsOf(sections, "estimator");
    if (!shown) continue;
    if (!hasMonthly(sections)) {
      if (!sold.includes(shown.network.networkKey))
        yield {
          file: fileOf(path),
          path: ["sections"],
          message:
            "has an estimator of a network without monthly prices, so that it cannot reckon",
        };
      continue;
    }
    for (const [key, { links }] of Object.entries(menus))
      if (!links.some(({ to }) => to === path))
        yield {
          file: "navigation",
          path: [key],
          message: `has no link to ${path}, which sells a network`,
        };
  }
}
