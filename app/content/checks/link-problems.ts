import { contactAddress } from "../../enquiry-subjects.ts";
import type { Problem, RawFiles } from "../texts/placeholders.ts";
import { suggestion } from "../texts/nearest.ts";
import { isMapping, plainKey } from "../schema/entry.ts";
import { subjectsOf } from "./subject-problems.ts";
import { lineAt, textsIn } from "../texts/source.ts";
import type { Content } from "../schemas.ts";
import type { PageLink } from "../schema/primitives.ts";
import type { SitePage } from "../pages/site-pages.ts";

/** A link to this site, and where it is written. */
type WrittenLink = Omit<Problem, "message"> & { address: string };

const MARKDOWN_LINK = /\]\((?!\/files\/)(?<address>[/#][^)\s]*)/g;

/** Every link to this site in a content file. */
function* linksIn(file: string, data: unknown): Generator<WrittenLink> {
  for (const { path, text, among } of textsIn(data)) {
    for (const { groups, index } of text.matchAll(MARKDOWN_LINK)) {
      yield {
        file,
        path: [...path, lineAt(text, index)],
        address: groups?.address ?? "",
      };
    }
    // `- Contact Us: /contact`, or the key `to` among others.
    const isLink =
      file === "redirects" ||
      Array.isArray(among) ||
      Object.keys(among).length === 1 ||
      plainKey(String(path.at(-1))) === "to";
    if (isLink && text.trim().startsWith("/"))
      yield { file, path, address: text.trim() };
  }
}

/**
 * Whether a link is removed automatically with its page: the links of the menus, and
 * those of the cards on the home page (`withoutLinksTo`).
 */
function goesByItself({ file, path }: WrittenLink): boolean {
  const keys = path.map((key) => plainKey(String(key)));
  return (
    file === "navigation" ||
    (file === "fallback" && keys[0] === "waysback") ||
    (file === "footer" &&
      ["report", "details", "privacy"].includes(keys[0] ?? "")) ||
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
  const { redirects } = files;
  const enquiries: ReadonlySet<string> = new Set(
    subjectsOf(files).map(contactAddress),
  );
  const old = isMapping(redirects) ? Object.keys(redirects) : [];
  return (
    Object.entries(files)
      .flatMap(([file, data]) => [...linksIn(file, data)])
      // An old address is no page, which findRedirectProblems tells.
      .filter(
        ({ file, address }) => file !== "redirects" || !old.includes(address),
      )
      .filter(({ file, address }) => !off.has(file) && !address.startsWith("#"))
      .flatMap((link) => {
        const { address, ...place } = link;
        const path = address.replace(/[?#].*$/, "");
        const page = pageAt.get(path);
        if (!page || (address.includes("?") && !enquiries.has(address)))
          return [
            {
              ...place,
              message: address.startsWith("/files/")
                ? `the link ${address} is to a file; files are linked in paragraphs: [our brochure](${address})`
                : `the link ${address} is not a page of this site.${suggestion(address, [...pageAt.keys(), ...enquiries])}`,
            },
          ];
        if (page.isPublished || goesByItself(link)) return [];
        const message = `the link ${address} leads to a page that is switched off (its file says published: no); take it out, or have it lead elsewhere`;
        return [{ ...place, message }];
      })
  );
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
 * Removes the links of menus and cards to pages that are switched off. A link of any
 * other place is a problem: see `goesByItself`.
 */
export function removeLinks(
  { navigation, footer, fallback, home }: Content,
  pages: readonly SitePage[],
): void {
  const off: ReadonlySet<string> = new Set(
    pages.filter(({ isPublished }) => !isPublished).map(({ path }) => path),
  );
  const isOn = ({ to }: PageLink) => !off.has(to.replace(/[?#].*$/, ""));
  const { main, quickLinks, ourServices } = navigation;
  for (const list of [main, quickLinks, ourServices])
    list.links = list.links.filter(isOn);
  fallback.waysBack = fallback.waysBack.filter(isOn);
  if (footer.report && !isOn(footer.report)) delete footer.report;
  if (footer.details && !isOn(footer.details)) delete footer.details;
  if (footer.privacy && !isOn(footer.privacy)) delete footer.privacy;
  for (const card of [
    ...(home.services?.paid ?? []),
    ...(home.services?.other ?? []),
  ])
    if (card.link && !isOn(card.link)) delete card.link;
}
