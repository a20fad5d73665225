import { contactAddress, SUBJECTS } from "../enquiry-subjects.ts";
import type { Problem, RawFiles } from "./placeholders.ts";
import { nearest, plainKey, textsIn } from "./schema/entry.ts";
import type { Article } from "./schema/article.ts";
import type { Content } from "./schemas.ts";
import type { PageLink } from "./schema/primitives.ts";
import type { SitePage } from "./site-pages.ts";

/** A link to this site, and where it is written. */
type WrittenLink = Omit<Problem, "message"> & { address: string };

const MARKDOWN_LINK = /\]\((?<address>[/#][^)\s]*)/g;

/** Every link to this site in a content file. */
function* linksIn(file: string, data: unknown): Generator<WrittenLink> {
  for (const { path, text, among } of textsIn(data)) {
    for (const { groups, index } of text.matchAll(MARKDOWN_LINK)) {
      const line = text.slice(0, index).split("\n").length;
      yield { file, path: [...path, line], address: groups?.address ?? "" };
    }
    // `- Contact Us: /contact`, or the key `to` among others.
    const isLink =
      Object.keys(among).length === 1 || plainKey(String(path.at(-1))) === "to";
    if (isLink && text.trim().startsWith("/"))
      yield { file, path, address: text.trim() };
  }
}

const enquiries: ReadonlySet<string> = new Set(SUBJECTS.map(contactAddress));

/**
 * Whether a link is removed automatically with its page: the links of the menus, and
 * those of the cards on the home page (`withoutLinksTo`).
 */
function goesByItself({ file, path }: WrittenLink): boolean {
  const keys = path.map((key) => plainKey(String(key)));
  return (
    file === "navigation" ||
    (file === "fallback" && keys[0] === "waysback") ||
    (file === "footer" && ["details", "privacy"].includes(keys[0] ?? "")) ||
    (file === "home" && keys[0] === "services" && keys[3] === "link")
  );
}

/** Reports links to pages that do not exist, or that are not published. */
export function findLinkProblems(
  files: RawFiles,
  pages: readonly SitePage[],
): Problem[] {
  const pageAt = new Map<string, SitePage>(
    pages.map((page) => [page.path, page]),
  );
  const off = new Set(
    pages.filter((page) => !page.isPublished).map(({ name }) => name),
  );
  return Object.entries(files)
    .flatMap(([file, data]) => [...linksIn(file, data)])
    .filter(({ file, address }) => !off.has(file) && !address.startsWith("#"))
    .flatMap((link) => {
      const { address, ...place } = link;
      const path = address.replace(/[?#].*$/, "");
      const page = pageAt.get(path);
      if (!page || (address.includes("?") && !enquiries.has(address)))
        return [{ ...place, message: noPage(address, [...pageAt.keys()]) }];
      if (page.isPublished || goesByItself(link)) return [];
      const message = `the link ${address} leads to a page that is switched off (its file says published: no); take it out, or have it lead elsewhere`;
      return [{ ...place, message }];
    });
}

function noPage(address: string, paths: readonly string[]): string {
  const near = nearest(address, [...paths, ...enquiries]);
  return `the link ${address} is not a page of this site. ${near ? `Did you mean ${near}?` : `The pages are: ${paths.join(", ")}.`}`;
}

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
 * A link of any other place is a problem: see `goesByItself`.
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
      details: isOn(footer.details) ? footer.details : undefined,
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

/** The content with a link to each article that is in the menu. */
export function withMenuLinks(
  content: Content,
  articles: readonly Article[],
): Content {
  const links = articles
    .filter(({ inTheMenu }) => inTheMenu === true)
    .map(({ name, path }) => ({ text: name, to: path }));
  const { navigation } = content;
  const { main } = navigation;
  return {
    ...content,
    navigation: {
      ...navigation,
      main: { ...main, links: [...main.links, ...links] },
    },
  };
}
