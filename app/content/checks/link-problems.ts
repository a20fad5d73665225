import { contactAddress } from "../../enquiry-subjects.ts";
import type { Problem, RawFiles } from "../texts/placeholders.ts";
import { suggestion } from "../texts/nearest.ts";
import { isMapping, plainKey } from "../schema/entry.ts";
import { lineAt, textsIn } from "../texts/source.ts";
import type { Content } from "../schemas.ts";
import type { PageLink } from "../schema/primitives.ts";
import { RESERVED, type SitePage } from "../pages/site-pages.ts";

type WrittenLink = Omit<Problem, "message"> & { address: string };

const MARKDOWN_LINK = /\]\((?!\/files\/)(?<address>[/#][^)\s]*)/g;

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

/** Kept while the data is the same: a change is mostly in one of very many files. */
const linksOf = new WeakMap<object, WrittenLink[]>();

function knownLinksIn(file: string, data: unknown): WrittenLink[] {
  if (typeof data !== "object" || data === null) return [];
  const links = linksOf.get(data) ?? [...linksIn(file, data)];
  linksOf.set(data, links);
  return links;
}

/** Whether a link goes with its page: those of the menus, and of the home page's cards. */
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
  subjects: readonly string[],
): Problem[] {
  const pageAt = new Map<string, SitePage>(
    pages.map((page) => [page.path, page]),
  );
  const off = new Set(
    pages.filter((page) => !page.isPublished).map(({ name }) => name),
  );
  const enquiries = new Set<string>(subjects.map(contactAddress));
  // Without subjects the contact page has problems of its own.
  const isUnknown = (address: string) =>
    address.includes("?") && enquiries.size > 0 && !enquiries.has(address);
  return Object.entries(files)
    .flatMap(([file, data]) => knownLinksIn(file, data))
    .filter(({ file, address }) => !off.has(file) && !address.startsWith("#"))
    .flatMap((link) => {
      const { address, ...place } = link;
      const path = address.replace(/[?#].*$/, "");
      const page = pageAt.get(path);
      if (!page || isUnknown(address))
        return [
          {
            ...place,
            message: address.startsWith("/files/")
              ? `the link ${address} is to a file; files are linked in paragraphs: [our brochure](${address})`
              : `the link ${address} is not a page of this site.${suggestion(address, [...pageAt.keys(), ...enquiries])}`,
          },
        ];
      if (page.isPublished || goesByItself(link)) return [];
      const { waits = "draft" } = page;
      const reason =
        waits === "draft"
          ? "is switched off (its file says published: no)"
          : `waits for ${waits}`;
      const message = `the link ${address} leads to a page that ${reason}; take it out, or have it lead elsewhere`;
      return [{ ...place, message }];
    });
}

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

/** Removes the links that go with a page that is switched off: see `goesByItself`. */
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

/** The keys of the subjects that the contact form offers. */
export const subjectsOf = ({ contact }: Partial<Content>): string[] =>
  Object.keys(contact?.hero.form.fields.subject.options ?? {});

/** Reports subjects of packages and estimates that the contact form does not offer. */
export function findSubjectProblems(content: Partial<Content>): Problem[] {
  const { contact, services } = content;
  if (!contact) return [];
  const known = subjectsOf(content);
  const asked = [
    ...(services?.packages?.packages ?? []).map(({ subject }, index) => ({
      file: "services",
      path: ["packages", "packages", index, "subject"],
      subject,
    })),
    ...(["google-ads", "microsoft-ads"] as const).map((file) => ({
      file,
      path: ["estimate", "subject"],
      subject: content[file]?.estimate?.subject,
    })),
  ];
  return asked.flatMap(({ subject, ...place }) =>
    subject === undefined || known.includes(subject)
      ? []
      : {
          ...place,
          message: `is "${subject}", which is no subject of the contact form.${suggestion(subject, known)}`,
        },
  );
}

/** An address without what hosts give a meaning to, such as ? and *. */
const ADDRESS = /^\/[\w.~/-]+$/;

const withoutEnd = (address: string) =>
  address.replace(/(?:\/index)?\.html$|\/$/, "") || "/";

const exists = (address: string, pages: readonly SitePage[]) =>
  pages.some(
    ({ path, isPublished }) => isPublished && path === withoutEnd(address),
  ) ||
  RESERVED.some(
    (own) => own !== "/home" && `${address}/`.startsWith(`${own}/`),
  );

function problemOf(
  [from, to]: readonly [string, unknown],
  all: Readonly<Record<string, unknown>>,
  pages: readonly SitePage[],
): string | undefined {
  if (!ADDRESS.test(from))
    return `"${from}" is not an old address of this site, such as /about-us.html: letters, digits and - _ . ~ / only`;
  if (exists(from, pages))
    return "is an address that the site has, so that nobody would be led on from it";
  const others = Object.keys(all).filter((other) => other !== from);
  if (others.some((other) => withoutEnd(other) === withoutEnd(from)))
    return "is here twice, with and without its ending";
  if (typeof to !== "string" || /[#?]/.test(to))
    return "must lead to a page, such as /services, and not to a place in it";
  return undefined;
}

/** Reports the entries of redirects.yaml that lead nowhere, or from nowhere. */
export function findRedirectProblems(
  { redirects }: RawFiles,
  pages: readonly SitePage[],
): Problem[] {
  if (!isMapping(redirects)) return [];
  return Object.entries(redirects).flatMap((redirect) => {
    const message = problemOf(redirect, redirects, pages);
    return message === undefined
      ? []
      : [{ file: "redirects", path: [redirect[0]], message }];
  });
}
