import { replaceOutsideCode } from "../markdown/parse.ts";
import { suggestion } from "./nearest.ts";
import { isMapping, partOf, normalizedKey } from "../schema/entry.ts";

/** The raw content: the files by name, as the YAML parser returns them. */
export type RawFiles = Readonly<Record<string, unknown>>;

/** A problem of one place in a content file. */
export type Problem = {
  file: string;
  path: readonly PropertyKey[];
  message: string;
};

const WORDS =
  "no one two three four five six seven eight nine ten eleven twelve".split(
    " ",
  );

/** A whole number to twelve in words, any other as it is written. */
const inWords = (text: string): string =>
  /^\d{1,2}$/.test(text) ? (WORDS[Number(text)] ?? text) : text;

const isUnit = (character = "") => /[\p{L}%+]/u.test(character);

/** The part of a mapping, or of a list from 1; of a page also its first section of a kind. */
function stepInto(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value[Number(name) - 1];
  const sections = partOf(value, "sections");
  return (
    partOf(value, name) ??
    (Array.isArray(sections)
      ? sections.find((each) => partOf(each, "section") === name)
      : undefined)
  );
}

/** How many entries the lists of a section have together, links aside. */
function countEntries(section: unknown): number {
  if (!isMapping(section)) return 0;
  return Object.entries(section)
    .map(([key, value]) => {
      if (!Array.isArray(value)) return 0;
      // They are named by their files.
      if (normalizedKey(key) === "casestudies") return value.length;
      return value.filter(isMapping).length;
    })
    .reduce((sum, length) => sum + length, 0);
}

/** The files that a placeholder's first word may name. */
const filesOf = (name: string): string[] =>
  normalizedKey(name) === "company" ? [name, "brand"] : [name, `pages/${name}`];

const COMPANY_NAMES = ["name", "short name", "legal name"];

/** A placeholder: `{company.name}`. */
export const PLACEHOLDER = /(?<!\{)\{([^{}]+)\}(?!\})/g;

/** What a placeholder names: words, and dots between them. */
export const NAME = /^[\p{L}\d][\p{L}\d\s./_-]*$/u;

/**
 * Fills the placeholders of all texts, which name a fact of any content file:
 *
 * - `{company.founded}` is that entry's text; a list is its length in words;
 *   a capital first letter makes the text begin with one. A number is in words to
 *   twelve, and in digits before a unit: `{company.reply hours}hrs`.
 * - `{count}` is the number of entries in the section where it stands, in words.
 * - Others, such as `{fee}`, are slots that the program fills.
 *
 * @param isOff which files are checked only as far as others quote them
 */
export function fillPlaceholders(
  files: RawFiles,
  isOff: (file: string) => boolean = () => false,
): {
  filled: Record<string, unknown>;
  /**
   * The problems to put right first: of placeholders, and of what schemas find. A text that is
   * wrong only because of what it quotes is reported if nothing else is wrong.
   */
  firstProblems: (found: readonly Problem[]) => Problem[];
  /** Texts with `{count}` whose section has one entry: "One steps". */
  countsOfOne: readonly Problem[];
} {
  const problems: Problem[] = [];
  const countsOfOne: Problem[] = [];
  const quoting: string[] = [];

  /** What a dotted name leads to, or undefined. The company's names are in the brand's file. */
  function find(name: string): unknown {
    const [file = "", ...path] = name.split(".");
    for (const each of filesOf(file)) {
      const value = [each, ...path].reduce(stepInto, files);
      if (value !== undefined) return value;
    }
    return undefined;
  }

  function fact(
    name: string,
    asked: readonly string[],
    report?: (name: string, line: number) => void,
  ): string | undefined {
    const value = find(name);
    if (Array.isArray(value)) return inWords(String(value.length));
    if (isMapping(value)) return inWords(String(countEntries(value)));
    if (typeof value !== "string" || asked.includes(name)) return undefined;
    const isReported = !filesOf(name.replace(/\..*/, "")).some(isOff);
    return inWords(
      replaceIn(
        value.trim(),
        undefined,
        [...asked, name],
        isReported ? undefined : report,
      ),
    );
  }

  function replaceIn(
    text: string,
    section: unknown,
    asked: readonly string[],
    report?: (name: string, line: number) => void,
    replaceAll = replacedIn,
  ): string {
    return replaceAll(text, PLACEHOLDER, (slot, name, at) => {
      if (!NAME.test(name)) return slot;
      const isCount = normalizedKey(name) === "count";
      // Where a line of the file ends is no part of the name.
      if (!isCount && !name.includes(".")) return slot.replaceAll(/\s+/g, " ");
      const entries = isCount ? inWords(String(countEntries(section))) : "";
      // What counts nothing is about code, and told where it would be shown.
      if (entries === "no") return slot;
      const found = entries || fact(name, asked, report);
      if (found === undefined) {
        report?.(name, text.slice(0, at).split("\n").length);
        // Texts that quote each other keep the slot, which is reported later.
        return report || find(name) === undefined ? name : slot;
      }
      if (WORDS.includes(found) && isUnit(text[at + slot.length]))
        return String(WORDS.indexOf(found));
      return /^[A-Z]/.test(name)
        ? found.charAt(0).toUpperCase() + found.slice(1)
        : found;
    });
  }

  function fill(
    value: unknown,
    path: readonly PropertyKey[],
    section: unknown,
  ): unknown {
    if (typeof value === "string") return fillText(value, path, section);
    if (Array.isArray(value))
      return value.map((item, index) => fill(item, [...path, index], section));
    if (!isMapping(value)) return value;
    const own = countEntries(value) > 0 ? value : section;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [
        // The key of a short link is its text: "From {…}: /services".
        replaceIn(key, own, [], reportAt([...path, key])),
        fill(part, [...path, key], own),
      ]),
    );
  }

  function fillText(
    text: string,
    path: readonly PropertyKey[],
    section: unknown,
  ): unknown {
    const [file = "", ...place] = path;
    if (text.search(PLACEHOLDER) >= 0)
      quoting.push(placeOf({ file: String(file), path: place }));
    if (/\{count\}/i.test(text) && countEntries(section) === 1)
      countsOfOne.push({
        file: String(file),
        path: place,
        message: "counts one entry: see whether its words are right for one",
      });
    const [, whole] = /^\{([^{}]+\.[^{}]+)\}$/.exec(text.trim()) ?? [];
    const shared = whole === undefined ? undefined : find(whole);
    if (isMapping(shared)) return fill(shared, path, section);
    // The text below the front matter is Markdown, in which code has braces of its own.
    const isMarkdown = /\//.test(String(file)) && place.join() === "text";
    return replaceIn(
      text,
      isMarkdown ? undefined : section,
      [],
      reportAt(path),
      isMarkdown ? replaceOutsideCode : replacedIn,
    );
  }

  function reportAt([file = "", ...path]: readonly PropertyKey[]) {
    return (name: string, line: number) => {
      if (isOff(String(file))) return;
      const place = { file: String(file), path: [...path, line] };
      problems.push({ ...place, message: unknown(name) });
    };
  }

  function unknown(name: string): string {
    const [first = "", ...rest] = name.split(".");
    const file = partOf(files, first) ?? partOf(files, `pages/${first}`);
    if (!isMapping(file)) {
      const meant = `company.${rest.join(".")}`;
      return `the placeholder {${name}} names no content file. ${find(meant) === undefined ? "Write its words in its place, or put the file back." : `Did you mean {${meant}}?`}`;
    }
    const known = Object.keys(file).filter((key) => !/^samples?$/.test(key));
    const { sections } = file;
    if (Array.isArray(sections))
      known.push(...sections.map((each) => String(partOf(each, "section"))));
    if (normalizedKey(first) === "company") known.unshift(...COMPANY_NAMES);
    return `the placeholder {${name}} names nothing in ${first}.${suggestion(rest.join("."), known, (key) => `{${first}.${key}}`)}`;
  }

  const filled = Object.fromEntries(
    Object.entries(files).map(([file, content]) => [
      file,
      fill(content, [file], content),
    ]),
  );
  return {
    filled,
    countsOfOne: countsOfOne.filter((each) => !isOff(each.file)),
    firstProblems(found) {
      const causes = found.filter(
        (problem) =>
          !quoting.some((place) => placeOf(problem).startsWith(place)),
      );
      if (causes.length > 0) return causes;
      const unfilled = problems.map(placeOf);
      const others = found.filter(
        (problem) =>
          !unfilled.some((place) => place.startsWith(placeOf(problem))),
      );
      return [...problems, ...others];
    },
  };
}

const replacedIn: typeof replaceOutsideCode = (text, pattern, replace) =>
  text.replaceAll(pattern, replace);

const placeOf = ({ file, path }: Omit<Problem, "message">) =>
  [file, ...path].map((step) => `${normalizedKey(String(step))}/`).join("");
