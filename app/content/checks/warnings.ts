import { formatPence } from "../../format/numbers.ts";
import type { Content } from "../schemas.ts";
import type { Problem } from "../placeholders.ts";
import type { Article } from "../schema/article.ts";

type Warning = Omit<Problem, "file">;

/** What is odd but possible, and so published: slips that no rule can forbid. */
export function findWarnings(
  content: Content,
  articles: readonly Article[],
): Problem[] {
  const today = new Date();
  const { imageHost } = content.pictures;
  const heads = Object.entries(content).flatMap(([file, page]) =>
    "description" in page && "title" in page ? of(file, oddHead(page)) : [],
  );
  const networks = (["google-ads", "microsoft-ads"] as const).flatMap((file) =>
    of(file, oddPrices(content[file].pricing.packages), "pricing"),
  );
  return [
    ...heads,
    ...networks,
    ...of(
      "services",
      oddPrices(content.services.packages.packages),
      "packages",
    ),
    ...of("company", oddYear(content.company.foundedIn, today), "founded"),
    ...of("privacy", oddDate(content.privacy.hero.lastUpdated.date.iso, today)),
    ...of(
      "privacy",
      oddPolicy(content.privacy, imageHost, asksImageHost(content, articles)),
    ),
  ];
}

/** Whether a photograph comes from the image host. */
export const asksImageHost = (
  content: Content,
  articles: readonly Article[],
): boolean =>
  JSON.stringify([content, articles]).includes(
    `"host":"${content.pictures.imageHost}"`,
  );

const of = (file: string, warnings: readonly Warning[], ...base: string[]) =>
  warnings.map(({ path, message }) => ({
    file,
    path: [...base, ...path],
    message,
  }));

const TITLE = 45;
const DESCRIPTION = 110;

type Head = {
  title: string;
  description: string;
  searchEngines?: boolean | undefined;
};

/** A title or a description that leaves search engines too little to show. */
export function oddHead(head: Head): Warning[] {
  const { title, description, searchEngines = true } = head;
  const warnings: Warning[] = [];
  if (searchEngines && title.length < TITLE) {
    warnings.push({
      path: ["title"],
      message: `has ${title.length} characters, usually ${TITLE} to 60: search engines have room to say what is on the page`,
    });
  }
  if (searchEngines && description.length < DESCRIPTION) {
    warnings.push({
      path: ["description"],
      message: `has ${description.length} characters, usually ${DESCRIPTION} to 155: search engines put words of their own in place of shorter ones`,
    });
  }
  return warnings;
}

type Package = { name: string; basePence: number; contains: readonly string[] };

/** Prices that do not fit those beside them: a digit too few or too many. */
export function oddPrices(packages: readonly Package[]): Warning[] {
  return packages.flatMap((one, index) => {
    const price = formatPence(one.basePence);
    const beside = packages[index - 1];
    const cheaperWithMore = packages.find(
      (other) =>
        other.basePence < one.basePence &&
        (isWithin(one, other) ||
          // A package that contains another lists only what it adds.
          (!packages.some((any) => isWithin(any, one)) &&
            other.contains.length > one.contains.length)),
    );
    const messages = [
      beside && isTenfold(one.basePence, beside.basePence)
        ? `is ${price}, and ${beside.name} beside it ${formatPence(beside.basePence)}: is there a digit too few or too many?`
        : undefined,
      cheaperWithMore
        ? `is ${price}, more than ${cheaperWithMore.name} at ${formatPence(cheaperWithMore.basePence)}, which has more in it`
        : undefined,
    ];
    return messages
      .filter((message) => message !== undefined)
      .map((message) => ({ path: ["packages", index, "from"], message }));
  });
}

/** Whether a price is about ten times another, or a tenth of it. */
const isTenfold = (one: number, other: number) =>
  Math.max(one / other, other / one) >= 8;

/** Whether a package has all of another: "Everything in Starter". */
const isWithin = (other: Package, one: Package) =>
  one.contains.some((item) => item.includes(other.name));

/** A year of foundation that is still to come. */
export const oddYear = (year: number, today: Date): Warning[] =>
  year > today.getFullYear()
    ? [{ path: [], message: `is ${year}, which is in the future` }]
    : [];

/** A date of the policy that is still to come. */
export const oddDate = (isoDate: string, today: Date): Warning[] =>
  new Date(isoDate) > today
    ? [
        {
          path: ["hero", "last updated", "date"],
          message: "is in the future",
        },
      ]
    : [];

/** A policy that is silent about the image host, or that names it without need. */
export function oddPolicy(
  policy: object,
  host: string,
  isHostAsked: boolean,
): Warning[] {
  const isHostNamed = JSON.stringify(policy).includes(host);
  if (isHostNamed === isHostAsked) return [];
  const message = isHostAsked
    ? `does not name ${host}, which visitors' browsers ask for photographs`
    : `names ${host}, but no photograph comes from there`;
  return [{ path: [], message }];
}
