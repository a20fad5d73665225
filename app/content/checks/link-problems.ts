import { contactAddress } from "../../enquiry-subjects.ts";
import type { Problem, RawFiles } from "../texts/placeholders.ts";
import { meantBy, suggestion } from "../texts/nearest.ts";
import { normalizedKey } from "../schema/entry.ts";
import { referencesIn } from "../markdown/parse.ts";
import { textsIn } from "../texts/source.ts";
import type { SiteDocument } from "../pages/site-document.ts";
import type { SitePage } from "../pages/site-pages.ts";
import { formsIn, type Section } from "../../sections/kinds.ts";
import type { WrittenPage } from "../schema/pages/page.ts";

type WrittenLink = Omit<Problem, "message"> & { address: string };

/** A link that goes by itself, with its page, is told, but no problem. */
type LinkProblem = Problem & { isGone?: boolean };

function* linksIn(file: string, data: unknown): Generator<WrittenLink> {
  for (const { path, text, among } of textsIn(data)) {
    for (const { type, url, line } of referencesIn(text))
      if (type === "link" && /^\/(?!files\/|\/)/.test(url))
        yield { file, path: [...path, line], address: url };
    // `- Contact Us: /contact`, or the key `to` among others. Old addresses that lead to files
    // or to old addresses have checks of their own (redirects.ts).
    if (
      file === "redirects" &&
      (/\.\w+$/.test(text) || Object.hasOwn(among, text))
    )
      continue;
    const isLink =
      file === "redirects" ||
      Array.isArray(among) ||
      Object.keys(among).length === 1 ||
      normalizedKey(String(path.at(-1))) === "to";
    if (isLink && text.trim().startsWith("/"))
      yield { file, path, address: text.trim() };
  }
}

/** Whether a link goes with its page: those of the menus, and of lists. */
function goesByItself({ file, path }: WrittenLink): boolean {
  const keys = path.map((key) => normalizedKey(String(key)));
  return (
    (file === "navigation" && keys[0] !== "action") ||
    (file === "fallback" && keys[0] === "waysback") ||
    (file === "footer" &&
      ["report", "details", "privacy"].includes(keys[0] ?? "")) ||
    (keys[0] === "sections" && keys[4] === "link")
  );
}

/**
 * Reports links to pages that do not exist, or that are not published.
 *
 * @param documents nothing if a file has problems, without which there might be more
 */
export function findLinkProblems(
  files: RawFiles,
  pages: readonly SitePage[],
  documents: readonly SiteDocument[] | undefined,
  subjects: readonly string[],
): LinkProblem[] {
  const pageAt = new Map<string, Pick<SitePage, "isPublished" | "waits">>([
    // A list without entries does not exist.
    ...LISTS.map((path) => [path, { isPublished: false }] as const),
    ...(documents ?? []).map(
      ({ path }) => [path, { isPublished: true }] as const,
    ),
    ...pages.map((page) => [page.path, page] as const),
  ]);
  const off = new Set(
    pages.filter((page) => !page.isPublished).map(({ name }) => name),
  );
  const enquiries = new Set<string>(subjects.map(contactAddress));
  // Without subjects the contact page has problems of its own.
  const isUnknown = (address: string) =>
    address.includes("?") && enquiries.size > 0 && !enquiries.has(address);
  // Which lists there are depends on all articles and case studies.
  const mayBeList = (path: string) =>
    !documents &&
    LISTS.some((list) => `${path}/`.startsWith(`${list}/`)) &&
    !pages.some((page) => page.path === path);
  const known = [...pageAt.keys(), ...enquiries];

  function toldOf(link: WrittenLink) {
    const { address } = link;
    const path = address.replace(/[?#].*$/, "");
    const page = pageAt.get(path);
    if (mayBeList(path)) return undefined;
    if (page && !isUnknown(address)) {
      if (page.isPublished || goesByItself(link)) return undefined;
      const { waits = "draft" } = page;
      const reason =
        waits === "draft"
          ? "is switched off (its file says published: no)"
          : `waits for ${waits}`;
      return {
        message: `the link ${address} leads to a page that ${reason}; take it out, or have it lead elsewhere`,
      };
    }
    if (address.startsWith("/files/"))
      return {
        message: `the link ${address} is to a file; files are linked in paragraphs: [our brochure](${address})`,
      };
    if (page && path !== "/contact")
      return {
        message: `the link ${address} has a query, "${address.slice(path.length)}", which no link within this site can have; write the address of the page alone, such as ${path}`,
      };
    const message = `the link ${address} is not a page of this site.${suggestion(address, known)}`;
    // What is like another address is a slip; a file may have been deleted.
    return goesByItself(link) && meantBy(address, known) === undefined
      ? { isGone: true, message: `${message} It is left out.` }
      : { message };
  }

  return Object.entries(files)
    .filter(([file]) => !off.has(file))
    .flatMap(([file, data]) => [...linksIn(file, data)])
    .flatMap((link) => {
      const told = toldOf(link);
      return told ? { file: link.file, path: link.path, ...told } : [];
    });
}

const LISTS = ["/articles", "/case-studies"];

const NEEDED = {
  "pages/home": "it is what the site's own address shows",
  "pages/contact": "every enquiry comes through it",
  "pages/thank-you": "both forms lead to it",
};

/** Pages that are switched off, or deleted, although the others need them. */
export const needed = (pages: readonly SitePage[]): Problem[] =>
  Object.entries(NEEDED).flatMap(([file, why]) => {
    const page = pages.find(({ name }) => name === file);
    if (page?.isPublished) return [];
    return page
      ? {
          file,
          path: ["published"],
          message: `this page cannot be switched off: ${why}; take the line out`,
        }
      : {
          file,
          path: [],
          message: `this page must be there: ${why}; bring the file back (docs/content.md, "Undo"), or write another`,
        };
  });

/** What is told of a name that is nowhere. */
const TOLD = {
  subject: (name: string) =>
    `is "${name}", which is no subject of the contact form`,
  person: (name: string) => `is "${name}", who is in no section people`,
  "case study": (name: string) =>
    `there is no ${name}.md in content/case-studies`,
} as const;

type Named = [
  kind: keyof typeof TOLD,
  name: string | undefined,
  ...path: (string | number)[],
];

/** The names of a section's that stand elsewhere, with their places in it. */
function* namesIn(section: Section): Generator<Named> {
  if (section.section === "prices")
    for (const [index, { subject }] of section.packages.entries())
      yield ["subject", subject, "packages", index, "subject"];
  if (section.section === "estimator")
    yield ["subject", section.network.subject, "network", "subject"];
  if (section.section === "cases")
    for (const [index, name] of section.caseStudies.entries())
      yield ["case study", name, "case studies", index];
  for (const { subject, person } of formsIn(section)) {
    yield ["subject", subject, "form", "subject"];
    yield ["person", person, "form", "person"];
  }
}

/**
 * Reports subjects, people and case studies that sections name and that are nowhere.
 *
 * @param known the names of each kind; nothing where a file with them has problems
 */
export function* findUnknownNames(
  pages: ReadonlyMap<string, WrittenPage>,
  known: Readonly<Record<keyof typeof TOLD, readonly string[] | undefined>>,
): Generator<Problem> {
  for (const [file, { sections }] of pages)
    for (const [place, section] of sections.entries())
      for (const [kind, name, ...path] of namesIn(section)) {
        const names = known[kind];
        if (name === undefined || !names || names.includes(name)) continue;
        yield {
          file,
          path: ["sections", place, ...path],
          message: `${TOLD[kind](name)}.${suggestion(name, names)}`,
        };
      }
}
