import { monthlyOf } from "../../format/price.ts";
import { sectionsOf } from "../../sections/kinds.ts";
import { fileOf, type SitePage } from "../pages/site-pages.ts";
import { partOf } from "../schema/entry.ts";
import type { Navigation } from "../schema/layout.ts";
import type { Site } from "../site.ts";
import type { Problem, RawFiles } from "../texts/placeholders.ts";
import { textsIn } from "../texts/source.ts";

/** The keys whose texts visitors do not read as statements. */
const NO_STATEMENT = /^(?:drawing.*|network|place|section|subject|to)$/;

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
  for (const page of pages) {
    if (page.isPublished || page.isMarkdown) continue;
    const names = namesOf(page, files, navigation);
    const message = `speaks of ${page.path}, which is switched off`;
    for (const place of saying(files, (text) =>
      names.some((name) => text.includes(name)),
    ))
      if (!isOff(place.file) && place.file !== "navigation")
        yield { ...place, message };
  }
}

const hasMonthly = (page: Site["pages"][number]) =>
  sectionsOf(page.sections, "prices").some(
    ({ packages }) => monthlyOf(packages).length > 0,
  );

/** The pages with an estimator, each of which sells a network, and what they lack elsewhere. */
export function* findNetworkGaps({ pages, content }: Site): Generator<Problem> {
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
  for (const page of pages) {
    const { path, sections } = page;
    if (sectionsOf(sections, "estimator").length === 0) continue;
    if (!hasMonthly(page))
      yield {
        file: fileOf(path),
        path: ["sections"],
        message:
          "has an estimator and no monthly prices, so that it cannot reckon",
      };
    for (const [key, { links }] of Object.entries(menus))
      if (!links.some(({ to }) => to === path))
        yield {
          file: "navigation",
          path: [key],
          message: `has no link to ${path}, which sells a network`,
        };
  }
}
