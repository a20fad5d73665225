import { formatPence } from "../../format/numbers.ts";
import type { Video } from "../markdown/pictures.ts";
import { type Section, sectionsOf } from "../../sections/kinds.ts";
import type { Content } from "../schemas.ts";
import type { Problem, RawFiles } from "../texts/placeholders.ts";
import { fileOf } from "../pages/site-pages.ts";
import type { TextPage } from "../schema/pages/page.ts";
import type { Site, SiteContent } from "../site.ts";
import type { Texts } from "../texts/texts.ts";
import { whyHidden } from "../schema/layout.ts";
import type { PageHead } from "../schema/primitives.ts";
import { textsIn } from "../texts/source.ts";

/** The kinds of sections that have the headline of their page. */
const HEADLINES: ReadonlySet<string> = new Set(["hero", "thanks"]);

/** What is odd but possible, and so published: slips that no rule can forbid. */
export function* findWarnings(
  { content, pages }: Site,
  texts: Pick<Texts, "pages">,
  objects: ReadonlySet<object>,
  today: Date,
): Generator<Problem> {
  const { company } = content;
  for (const { path, head, sections } of pages) {
    const file = fileOf(path);
    yield* oddHead(file, head);
    if (!sections.some(({ section }) => HEADLINES.has(section)))
      yield {
        file,
        path: ["sections"],
        message:
          "has no hero, and so no headline: screen readers and search engines look for one",
      };
    for (const [index, each] of sections.entries())
      if (each.section === "prices")
        yield* oddPrices(file, ["sections", index], each.packages);
  }
  if (company.founded > today.getFullYear())
    yield {
      file: "company",
      path: ["founded"],
      message: `is ${company.founded}, which is in the future`,
    };
  const notice = content["cookie-notice"];
  if (
    notice.isShown &&
    /\bimage host\b/i.test(JSON.stringify(notice)) &&
    !asksImageHost(objects)
  )
    yield {
      file: "cookie-notice",
      path: [],
      message: "speaks of an image host, but no photograph comes from one",
    };
  for (const { path, updated } of texts.pages)
    if (updated && new Date(updated.iso) > today)
      yield {
        file: fileOf(path),
        path: ["updated"],
        message: "is in the future",
      };
  const policy = texts.pages.find(({ path }) => path === "/privacy");
  if (!policy) return;
  for (const message of policyGaps(content, policy, objects))
    yield { file: fileOf(policy.path), path: [], message };
}

/** Why the announcement is not shown, if there is one that is not. */
export function findHiddenAnnouncement(
  { announcement }: Content,
  today: Date,
): Problem[] {
  const message = announcement && whyHidden(announcement, today);
  return message === undefined
    ? []
    : [{ file: "announcement", path: ["text"], message }];
}

function* policyGaps(
  content: SiteContent,
  privacy: TextPage,
  objects: ReadonlySet<object>,
): Generator<string> {
  const policy = JSON.stringify(privacy);
  if (content.announcement)
    if (!policy.includes("announcementClosed"))
      yield "does not name announcementClosed, the entry with which a visitor's browser remembers that the announcement was closed";
  const stored = entriesIn(privacy);
  for (const { value, label } of privacy.text.stats ?? [])
    if (stored && /browser/i.test(label) && Number(value) !== stored)
      yield `says "${value} ${label}", but its table has ${stored} of them`;
  if (!content["cookie-notice"].isShown && policy.includes("cookiesAccepted"))
    yield "names cookiesAccepted, which no browser keeps while cookie-notice.yaml says notice: no";
  const films = [...objects].filter(
    (each): each is Video => "player" in each && "service" in each,
  );
  for (const service of new Set(films.map((film) => film.service)))
    if (!policy.includes(service))
      yield `does not name ${service}, which a visitor can load`;
  const { imageHost } = content.pictures;
  const isAsked = asksImageHost(objects);
  if (policy.includes(imageHost) !== isAsked)
    yield isAsked
      ? `does not name ${imageHost}, which visitors' browsers ask for photographs`
      : `names ${imageHost}, but no photograph comes from there`;
}

/** How many entries a policy says that browsers keep. */
const entriesIn = ({ text }: TextPage): number | undefined =>
  text.parts
    .flatMap(({ blocks }) => blocks)
    .map((block) => JSON.stringify(block).split('"tbody"')[1])
    .find((rows) => rows?.includes('"enquiryDraft"'))
    ?.match(/"tr"/g)?.length;

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
export function sameHeads({ pages, documents }: Site): string[] {
  const heads = [
    ...pages,
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

type Package = Pick<
  Section<"prices">["packages"][number],
  "name" | "basePence" | "isOnce"
>;

export function* oddPrices(
  file: string,
  section: readonly PropertyKey[],
  packages: readonly Package[] = [],
): Generator<Problem> {
  for (const [index, { basePence, isOnce }] of packages.entries()) {
    const beside = packages[index - 1];
    if (!basePence || !beside?.basePence || isOnce !== beside.isOnce) continue;
    const times = basePence / beside.basePence;
    if (Math.max(times, 1 / times) >= 8)
      yield {
        file,
        path: [...section, "packages", index, "from"],
        message: `is ${formatPence(basePence)}, and ${beside.name} beside it ${formatPence(beside.basePence)}: is there a digit too few or too many?`,
      };
  }
}

/** Every object in a value: pictures and films are found by their keys. */
export function objectsIn(
  value: unknown,
  found = new Set<object>(),
): Set<object> {
  if (typeof value !== "object" || value === null || found.has(value))
    return found;
  found.add(value);
  const parts = value instanceof Map ? value.values() : Object.values(value);
  for (const part of parts) objectsIn(part, found);
  return found;
}

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
