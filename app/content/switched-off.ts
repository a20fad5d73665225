import type { Content } from "./load.ts";
import type { Problem } from "./placeholders.ts";
import type { PageLink } from "./schema/primitives.ts";
import type { SitePage } from "./site-pages.ts";

/** Why some pages cannot be switched off, by their file. */
const NEEDED: Readonly<Record<string, string>> = {
  home: "it is what the site's own address shows",
  contact: "every enquiry comes through it",
  "thank-you": "both forms lead to it",
};

/** Pages that are switched off although the others need them. */
export const alwaysOn = (pages: readonly SitePage[]): Problem[] =>
  pages
    .filter(({ name, isPublished }) => !isPublished && name in NEEDED)
    .map(({ name }) => ({
      file: name,
      path: ["published"],
      message: `this page cannot be switched off: ${NEEDED[name]}`,
    }));

/**
 * The content without the links of menus and cards to pages that are switched off.
 * A link of any other place is a problem: see `findLinkProblems`.
 */
export function withoutLinksTo(
  content: Content,
  pages: readonly SitePage[],
): Content {
  const off: ReadonlySet<string> = new Set(
    pages.filter(({ isPublished }) => !isPublished).map(({ path }) => path),
  );
  const isOn = (link: PageLink | undefined) =>
    link !== undefined && !off.has(link.to.replace(/[?#].*$/, ""));
  const linksOf = <Section extends { links: PageLink[] }>(
    section: Section,
  ) => ({
    ...section,
    links: section.links.filter(isOn),
  });
  const cards = <Card extends { link?: PageLink | undefined }>(
    list: readonly Card[],
  ) =>
    list.map((card) => (isOn(card.link) ? card : { ...card, link: undefined }));
  const { navigation, footer, fallback, home } = content;
  return {
    ...content,
    navigation: {
      ...navigation,
      main: linksOf(navigation.main),
      quickLinks: linksOf(navigation.quickLinks),
      ourServices: linksOf(navigation.ourServices),
    },
    footer: {
      ...footer,
      privacy: isOn(footer.privacy) ? footer.privacy : undefined,
    },
    fallback: { ...fallback, waysBack: fallback.waysBack.filter(isOn) },
    home: {
      ...home,
      services: {
        ...home.services,
        paid: cards(home.services.paid),
        other: cards(home.services.other),
      },
    },
  };
}
