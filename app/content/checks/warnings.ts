import { formatPence } from "../../format/numbers.ts";
import type { Video } from "../markdown/pictures.ts";
import { DESIGNED_PAGES } from "../../page-path.ts";
import type { Content } from "../schemas.ts";
import type { Problem } from "../texts/placeholders.ts";
import type { SiteDocument } from "../pages/site-document.ts";
import type { SitePage } from "../pages/site-pages.ts";
import { whyHidden } from "../schema/announcement.ts";
import type { PageHead } from "../schema/primitives.ts";

/** What is odd but possible, and so published: slips that no rule can forbid. */
export function* findWarnings(
  content: Content,
  objects: ReadonlySet<object>,
  today: Date,
): Generator<Problem> {
  const { company, announcement, privacy, services } = content;
  for (const file of DESIGNED_PAGES) yield* oddHead(file, content[file]);
  for (const file of ["google-ads", "microsoft-ads"] as const)
    yield* oddPrices(file, "pricing", content[file].pricing?.packages);
  yield* oddPrices("services", "packages", services.packages?.packages);
  if (company.founded > today.getFullYear())
    yield {
      file: "company",
      path: ["founded"],
      message: `is ${company.founded}, which is in the future`,
    };
  if (new Date(privacy.hero.lastUpdated.date.iso) > today)
    yield {
      file: "privacy",
      path: ["hero", "last updated", "date"],
      message: "is in the future",
    };
  const hidden = announcement && whyHidden(announcement, today);
  if (hidden !== undefined)
    yield { file: "announcement", path: ["text"], message: hidden };
  for (const message of policyGaps(content, objects, hidden === undefined))
    yield { file: "privacy", path: [], message };
}

function* policyGaps(
  content: Content,
  objects: ReadonlySet<object>,
  isAnnounced: boolean,
): Generator<string> {
  const policy = JSON.stringify(content.privacy);
  if (content.announcement && isAnnounced)
    if (!policy.includes("announcementClosed"))
      yield "does not name announcementClosed, the entry with which a visitor's browser remembers that the announcement was closed";
  const films = [...objects].filter(
    (each): each is Video => "player" in each && "service" in each,
  );
  for (const service of new Set(films.map((film) => film.service)))
    if (!policy.includes(service))
      yield `does not name ${service}, whose player a visitor can load`;
  const { imageHost } = content.pictures;
  const isAsked = asksImageHost(objects);
  if (policy.includes(imageHost) !== isAsked)
    yield isAsked
      ? `does not name ${imageHost}, which visitors' browsers ask for photographs`
      : `names ${imageHost}, but no photograph comes from there`;
}

/** Whether a photograph of the content comes from the image host. */
export const asksImageHost = (objects: ReadonlySet<object>): boolean =>
  [...objects].some((each) => "slot" in each && "host" in each);

const HEAD = {
  title: [45, 60, "search engines have room to say what is on the page"],
  description: [
    110,
    155,
    "search engines put words of their own in place of shorter ones",
  ],
} as const;

function* oddHead(file: string, head: PageHead): Generator<Problem> {
  if (head.searchEngines === false) return;
  for (const key of ["title", "description"] as const) {
    const { length } = head[key];
    const [least, most, result] = HEAD[key];
    if (length < least)
      yield {
        file,
        path: [key],
        message: `has ${length} characters, usually ${least} to ${most}: ${result}`,
      };
  }
}

/** Published pages that search engines would take for one. */
export function sameHeads(
  content: Content,
  pages: readonly SitePage[],
  documents: readonly SiteDocument[],
): string[] {
  const heads = [
    ...DESIGNED_PAGES.flatMap((file) =>
      pages
        .filter(({ name, isPublished }) => name === file && isPublished)
        .map(({ path }) => ({ path, head: content[file] })),
    ),
    // The further pages of a list have the description of its first.
    ...documents.filter(
      ({ view }) => view.kind !== "articles" || view.list.pages.number === 1,
    ),
  ].filter(({ head }) => head.searchEngines !== false);
  return (["title", "description"] as const).flatMap((key) =>
    [...Map.groupBy(heads, ({ head }) => head[key]).values()]
      .filter(({ length }) => length > 1)
      .map(
        (same) =>
          `${same.map(({ path }) => path).join(" and ")} have the same ${key}: search engines may show only one of them`,
      ),
  );
}

type Package = { name: string; basePence: number };

export function* oddPrices(
  file: string,
  section: string,
  packages: readonly Package[] = [],
): Generator<Problem> {
  for (const [index, { basePence }] of packages.entries()) {
    const beside = packages[index - 1];
    const times = beside ? basePence / beside.basePence : 1;
    if (beside && Math.max(times, 1 / times) >= 8)
      yield {
        file,
        path: [section, "packages", index, "from"],
        message: `is ${formatPence(basePence)}, and ${beside.name} beside it ${formatPence(beside.basePence)}: is there a digit too few or too many?`,
      };
  }
}
