import { formatPence } from "../../format/numbers.ts";
import { wordsOf, type RichText } from "../markdown/markdown.ts";
import { servicesIn } from "../markdown/videos.ts";
import { DESIGNED_PAGES } from "../../page-path.ts";
import type { Content } from "../schemas.ts";
import type { Problem } from "../texts/placeholders.ts";
import { whyHidden } from "../schema/announcement.ts";
import type { PageHead } from "../schema/primitives.ts";

/** What is odd but possible, and so published: slips that no rule can forbid. */
export function* findWarnings(
  content: Content,
  texts: readonly object[],
  today = new Date(),
): Generator<Problem> {
  const { company, privacy, services } = content;
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
  yield* oddAnnouncement(content, today);
  for (const service of servicesIn(texts))
    if (!JSON.stringify(privacy).includes(service))
      yield {
        file: "privacy",
        path: [],
        message: `does not name ${service}, whose player a visitor can load`,
      };
  const { imageHost } = content.pictures;
  const isAsked = asksImageHost(content, texts);
  if (JSON.stringify(privacy).includes(imageHost) !== isAsked)
    yield {
      file: "privacy",
      path: [],
      message: isAsked
        ? `does not name ${imageHost}, which visitors' browsers ask for photographs`
        : `names ${imageHost}, but no photograph comes from there`,
    };
}

/** An announcement that no page shows, or of which the policy does not tell. */
function* oddAnnouncement(
  { announcement, privacy }: Content,
  today: Date,
): Generator<Problem> {
  if (!announcement) return;
  const message = whyHidden(announcement, today);
  if (message !== undefined)
    yield { file: "announcement", path: ["text"], message };
  else if (!JSON.stringify(privacy).includes("announcementClosed"))
    yield {
      file: "privacy",
      path: [],
      message:
        "does not name announcementClosed, the entry with which a visitor's browser remembers that the announcement was closed",
    };
}

/** Whether a photograph comes from the image host. */
export const asksImageHost = (
  content: Content,
  texts: readonly object[],
): boolean =>
  // The texts of a large site are long: they are searched only if they decide.
  [content, texts].some((each) =>
    JSON.stringify(each).includes(`"host":"${content.pictures.imageHost}"`),
  );

const TITLE = 45;
const DESCRIPTION = 110;

/** A title or a description that leaves search engines too little to show. */
function* oddHead(
  file: string,
  { title, description, searchEngines = true }: PageHead,
): Generator<Problem> {
  if (searchEngines && title.length < TITLE)
    yield {
      file,
      path: ["title"],
      message: `has ${title.length} characters, usually ${TITLE} to 60: search engines have room to say what is on the page`,
    };
  if (searchEngines && description.length < DESCRIPTION)
    yield {
      file,
      path: ["description"],
      message: `has ${description.length} characters, usually ${DESCRIPTION} to 155: search engines put words of their own in place of shorter ones`,
    };
}

type Package = {
  name: string;
  basePence: number;
  contains: readonly RichText[];
};

/** Prices that do not fit those beside them: a digit too few or too many. */
export function* oddPrices(
  file: string,
  section: string,
  packages: readonly Package[] = [],
): Generator<Problem> {
  for (const [index, one] of packages.entries()) {
    const path = [section, "packages", index, "from"];
    const price = formatPence(one.basePence);
    const beside = packages[index - 1];
    if (beside && isTenfold(one.basePence, beside.basePence))
      yield {
        file,
        path,
        message: `is ${price}, and ${beside.name} beside it ${formatPence(beside.basePence)}: is there a digit too few or too many?`,
      };
    const cheaper = packages.find(
      (other) =>
        other.basePence < one.basePence &&
        (isWithin(one, other) ||
          // A package that contains another lists only what it adds.
          (!packages.some((any) => isWithin(any, one)) &&
            other.contains.length > one.contains.length)),
    );
    if (cheaper)
      yield {
        file,
        path,
        message: `is ${price}, more than ${cheaper.name} at ${formatPence(cheaper.basePence)}, which has more in it`,
      };
  }
}

/** Whether a price is about ten times another, or a tenth of it. */
const isTenfold = (one: number, other: number) =>
  Math.max(one / other, other / one) >= 8;

/** Whether another package has all of one: "Everything in Starter". */
const isWithin = (one: Package, other: Package) =>
  other.contains.some((item) => wordsOf(item).includes(one.name));
