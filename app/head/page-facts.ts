import type { DocumentFacts, Page } from "../content/pages/site-document.ts";
import type { Site } from "../content/site.ts";
import { formatPence } from "../format/numbers.ts";
import {
  basePriceText,
  monthlyOf,
  priceParts,
  type Price,
} from "../format/price.ts";
import type { PageAddress, PagePath } from "../page-path.ts";
import {
  type PlacedSection,
  type Section,
  sectionsOf,
} from "../sections/kinds.ts";
import { packageId } from "../sections/prices/schema.ts";
import {
  wordsOf,
  type RichText,
  type TextBlock,
} from "../content/markdown/rich-text.ts";

/** A package with its price in pence and the URL path of its price list. */
export type PricedPackage = Pick<
  Section<"prices">["packages"][number],
  "name" | keyof Price
> & { address: PageAddress };

/** A service that is sold in packages. */
export type SoldService = {
  address: PageAddress;
  name: string;
  description: string;
  packages: readonly PricedPackage[];
};

type Question = Section<"questions">["groups"][number]["questions"][number];

/** The texts of a page's social card. */
export type Card = {
  kicker: string;
  title: readonly string[];
  figure?: { value: string; label: string } | undefined;
};

/** What search engines, social networks and other programs read about a page. */
export type PageFacts = Pick<Page, "name" | "head"> &
  Omit<DocumentFacts, "card"> & {
    services?: readonly SoldService[];
    questions?: readonly Question[];
    card: Card;
  };

type Figure = Card["figure"];

/** The figure that a section offers for its page's card. */
function figureOf(section: PlacedSection, site: Site): Figure {
  const { company, "price-labels": labels, report } = site.content;
  if (section.section === "hero") {
    const { readings, form } = section;
    if (readings)
      return {
        value: readings.change.replace("-", "−"),
        label: readings.label,
      };
    return form && { value: company.telephone.shown, label: company.email };
  }
  if (section.section === "prices") {
    const lowest =
      monthlyOf(section.packages)[0] ??
      section.packages.find(({ basePence }) => basePence !== undefined);
    if (!lowest) return undefined;
    const { share } = priceParts(labels, lowest);
    return {
      value: basePriceText(labels, lowest),
      label: [share, company.VATNote].filter(Boolean).join(". "),
    };
  }
  if (section.section === "sheet")
    return (
      report && {
        value: formatPence(report.report.costPence),
        label: report.sheet.numbers.cost.label,
      }
    );
  if (section.section === "text" && section.figure !== undefined)
    return { value: section.figure, label: section.heading };
  return undefined;
}

/** The services that a price list sells: one for the packages of a network, or one for each. */
function servicesOf(
  { frame, packages }: PlacedSection<"prices">,
  { path, head, sections }: Page,
): SoldService[] {
  const [hero] = sectionsOf(sections, "hero");
  const priced = packages.map((item, index) => ({
    ...item,
    address: `${path}#${packageId(item, frame.id, index)}` as const,
  }));
  if (
    sectionsOf(sections, "estimator").length > 0 ||
    packages.every(({ percentOfSpend }) => percentOfSpend !== undefined)
  )
    return [
      {
        address: `${path}#service`,
        name: hero?.kicker ?? head.title,
        description: head.description,
        packages: priced,
      },
    ];
  return priced.map((item) => ({
    address: item.address,
    name: item.name,
    description: item.forWhom,
    packages: [item],
  }));
}

function factsOfPage(page: Page, site: Site): PageFacts {
  const { name, head, sections } = page;
  const [hero] = sectionsOf(sections, "hero");
  const [thanks] = sectionsOf(sections, "thanks");
  const figures = sections.map((each) => figureOf(each, site));
  const services = sectionsOf(sections, "prices").flatMap((each) =>
    servicesOf(each, page),
  );
  const questions = sectionsOf(sections, "questions").flatMap(({ groups }) =>
    groups.flatMap((group) => group.questions),
  );
  return {
    name,
    head,
    card: {
      kicker: hero?.kicker ?? thanks?.kicker ?? site.content.brand.name,
      title: hero?.title ?? [thanks?.heading ?? name],
      figure: figures.find((figure) => figure !== undefined),
    },
    ...(services.length > 0 && { services }),
    ...(questions.length > 0 && { questions }),
  };
}

/** The facts about every published page by its path. */
export type Facts = ReadonlyMap<PagePath, PageFacts>;

/** The facts about every published page: those of the menu first, then the others. */
export function pageFacts(site: Site): Facts {
  const { brand, navigation } = site.content;
  const menu = navigation.main.links.map(({ to }) => to);
  const placeOf = ({ path }: Page) => {
    const place = menu.indexOf(path);
    return place < 0 ? menu.length : place;
  };
  return new Map<PagePath, PageFacts>([
    ...site.pages
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .map((page) => [page.path, factsOfPage(page, site)] as const),
    ...site.documents.map(
      ({ path, card, ...facts }) =>
        [
          path,
          { ...facts, card: { ...card, kicker: card.kicker ?? brand.name } },
        ] as const,
    ),
  ]);
}

/** The size of a social card in px, as the social networks recommend it. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Without a hash: links that were shared before a deployment still find their picture. */
export const cardAddress = (path: PagePath): string =>
  `/social${path === "/" ? "/home" : path}.png`;

/** The words of a page's card as its alternative text. */
export function cardText({ kicker, title, figure }: Card): string {
  const words = figure ? `${figure.value} ${figure.label}` : kicker;
  return plainText(`${title.join(" ")} ${words.replace(/\.$/, "")}.`);
}

/** The kinds of feeds, how their addresses end, and what they are called. */
export const feedKinds = ({ content }: Site) =>
  [
    {
      type: "application/atom+xml",
      ending: "xml",
      kind: content.articles.feeds.atom,
    },
    {
      type: "application/feed+json",
      ending: "json",
      kind: content.articles.feeds.json,
    },
  ] as const;

/** The title of the feeds of all articles, or of a topic. */
export const feedTitle = ({ content }: Site, topic?: string): string =>
  [`${content.brand.name}: ${content.articles.heading}`, topic]
    .filter(Boolean)
    .join(", ");

/** A text without its links and bold phrases, and with ordinary spaces. */
export const plainText = (text: RichText): string =>
  wordsOf(text).replaceAll("\u00a0", " ");

export const plainBlocks = (blocks: readonly TextBlock[]): string =>
  blocks
    .flatMap((block) =>
      typeof block === "object" && "list" in block ? block.list : [block],
    )
    .map(plainText)
    .join(" ");
