import { z } from "zod";

import { FEW, meantBy, suggestion } from "./nearest.ts";
import type { Problem } from "./placeholders.ts";
import { normalizedKey, writtenKey } from "../schema/entry.ts";

const LIST = "a list: lines that begin with a dash";
const ENTRY = "an entry with lines such as name: value";

const KINDS: Readonly<Record<string, string>> = {
  array: LIST,
  object: ENTRY,
  record: ENTRY,
  string: "text",
};

/** What an article's keys are called in WordPress and others. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  categories: "topics",
  description: "standfirst",
  tags: "topics",
  excerpt: "standfirst",
  summary: "standfirst",
  draft: "published",
  lastmod: "updated",
  cover: "picture",
  featuredimage: "picture",
  image: "picture",
  thumbnail: "picture",
};

/** How others name a key with a page's own address, or an old one. */
const ADDRESS = /alias|link|redirect|slug|url/i;

const LISTED = "is gone: lists show case studies as sections do";

/** What became of entries since version 2.0.0, by the kind of their file. */
const GONE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "pages/": {
    auction: "is gone: write the rows, with the prices that follow",
    comparison: "is gone: its entries stand in the section itself",
    hero: 'is gone: figures stand in the text, the date at "updated"',
  },
  estimator: { extras: 'is "lacks" of each package now' },
  articles: Object.fromEntries(
    ["draft", "waiting"].map((key) => [key, "is gone: a ribbon says so"]),
  ),
  "case-studies": Object.fromEntries(
    ["columns", "to", "more", "less", "others", "compared"].map((key) => [
      key,
      LISTED,
    ]),
  ),
};

function foundIn(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (value === null) return "empty";
  if (typeof value !== "string") return "an entry of its own";
  return value.trim() === "" ? "empty" : `"${value.trim()}"`;
}

/** Says what is wrong in plain words. */
export const explain: z.core.$ZodErrorMap = (issue) => {
  const { code, input, inst, path = [] } = issue;
  if (input === undefined)
    return `"${writtenKey(String(path.at(-1)))}" is missing`;
  if (code === "invalid_type") {
    const hint =
      issue.expected === "string" && !Array.isArray(input)
        ? '. A text that contains a colon and a space, or begins with a brace, stands in "quotation marks"'
        : "";
    return `is ${foundIn(input)}, but must be ${KINDS[issue.expected]}${hint}`;
  }
  if (code === "invalid_value") {
    const words = issue.values.map(String);
    return `is ${foundIn(input)}, but must be one of: ${words.join(", ")}`;
  }
  if (code === "too_small" || code === "too_big") {
    const length = Array.isArray(input) ? input.length : 0;
    const limit = code === "too_small" ? issue.minimum : issue.maximum;
    return `has ${length} ${length === 1 ? "entry" : "entries"}, but must have ${limit} at ${code === "too_small" ? "least" : "most"}`;
  }
  if (code === "unrecognized_keys") {
    const known = inst instanceof z.ZodObject ? Object.keys(inst.shape) : [];
    const names = known.map(writtenKey);
    const unknown = issue.keys.map((key) => {
      const name = ELSEWHERE[normalizedKey(key)] ?? "";
      const meant = known.includes(name) ? name : key;
      const cure =
        names.length > FEW && meantBy(meant, names) === undefined
          ? ` Take it out${ADDRESS.test(key) ? "; old addresses stand in redirects.yaml" : ""}.`
          : suggestion(meant, names, (each) => `"${each}"`);
      return `"${key}" is not known here.${cure}`;
    });
    // One issue has all of them; `validate` makes a problem of each.
    return unknown.join("\0");
  }
  return undefined;
};

/** Checks a content file. A misspelt key is not also reported as missing. */
export function validate<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  written: unknown,
): { data: z.output<Schema> | undefined; problems: Problem[] } {
  const { data, error } = schema.safeParse(written, { error: explain });
  const issues = error?.issues ?? [];
  const misspelt = new Set(
    issues
      .filter(({ code }) => code === "unrecognized_keys")
      .map(({ path }) => path.join()),
  );
  const problems = new Map<string, Problem>();
  const add = (path: Problem["path"], message: string) => {
    if (!problems.has(path.join()))
      problems.set(path.join(), { file, path, message });
  };
  for (const { path, message, ...issue } of issues)
    if (issue.code === "unrecognized_keys") {
      const messages = message.split("\0");
      for (const [index, key] of issue.keys.entries()) {
        const gone = GONE[file.replace(/\/.*/, "/")]?.[normalizedKey(key)];
        add(
          [...path, key],
          gone ? `"${key}" ${gone}` : (messages[index] ?? ""),
        );
      }
    } else if (
      !message.endsWith("is missing") ||
      !misspelt.has(path.slice(0, -1).join())
    )
      add(path, message);
  return { data, problems: [...problems.values()] };
}
