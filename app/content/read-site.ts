import { isPreview, readSources } from "./pages/site-pages.ts";
import {
  readShown,
  type Given,
  type ReadSite,
  type SiteProblems,
} from "./read-shown.ts";

type Options = {
  today?: Date;
  /** Whether what is not published is shown, as in the development server. */
  showsDrafts?: boolean;
};

/**
 * Reads a content folder: fills the placeholders in, checks every file, and derives what
 * follows from several. What is not published is checked only where it is shown, and left
 * out with a warning while it is wrong: what the build refuses does not depend on it.
 */
export function readSite(
  folder: string,
  { today = new Date(), showsDrafts = false }: Options = {},
): ReadSite | SiteProblems {
  const sources = readSources(folder);
  const given = { folder, sources, today, wrong: [] };
  const published = readShown({ ...given, showsDrafts: false });
  const hasMore =
    published.ok && published.listed.some((page) => !page.isPublished);
  return hasMore && (showsDrafts || isPreview())
    ? withDrafts({ ...given, showsDrafts: true }, published)
    : published;
}

function withDrafts(given: Given, published: ReadSite): ReadSite {
  const { sources, wrong } = given;
  const read = readShown(given);
  if (read.ok) return read;
  const faulty = published.listed.filter(({ name, isPublished }) => {
    const file = sources.get(name)?.file ?? "";
    return !isPublished && read.problems.some((each) => each.startsWith(file));
  });
  const names = faulty.map(({ name }) => name);
  const rest = names.every((name) => wrong.includes(name))
    ? published
    : withDrafts({ ...given, wrong: [...wrong, ...names] }, published);
  return { ...rest, warnings: [...read.problems, ...rest.warnings] };
}

/** The content of a folder. @throws if it has problems */
export function requireSite(folder: string, options: Options = {}): ReadSite {
  const read = readSite(folder, options);
  if (!read.ok) throw new Error(read.problems.join("\n"));
  return read;
}
