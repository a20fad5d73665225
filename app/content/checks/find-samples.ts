import type { Source } from "../source.ts";

type Path = readonly PropertyKey[];

/** Every entry of a content file that is marked as a sample, by its path. */
function* markedIn(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value !== "object" || value === null) return;
  if ("sample" in value && value.sample === "yes") yield path;
  if ("samples" in value && typeof value.samples === "string") {
    for (const key of value.samples.split(",")) yield [...path, key.trim()];
  }
  const parts = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, part] of parts) yield* markedIn(part, [...path, key]);
}

/** The text of an entry: its own, or its longest. */
function textOf(value: unknown, path: Path): string {
  let entry = value;
  for (const key of path) {
    entry = new Map<PropertyKey, unknown>(
      Array.isArray(entry) ? entry.entries() : Object.entries(entry ?? {}),
    ).get(key);
  }
  if (typeof entry === "string") return entry.replaceAll(/\s+/g, " ").trim();
  const texts = Object.values(entry ?? {}).filter(
    (part) => typeof part === "string",
  );
  return (
    texts
      .toSorted((a, b) => b.length - a.length)[0]
      ?.replaceAll(/\s+/g, " ")
      .trim() ?? ""
  );
}

/** An entry that is still a sample. */
export type Sample = {
  /** The content file's name without its ending, and the keys that lead to it. */
  path: Path;
  /** Its file, line, entry and text. */
  line: string;
};

/** Every entry that is still a sample. */
export function findSamples(sources: ReadonlyMap<string, Source>): Sample[] {
  return Array.from(sources, ([file, { data, describe }]) => [
    ...Array.from(markedIn(data), (path) => ({
      path: [file, ...path],
      line: describe({ file, path, message: textOf(data, path) }),
    })),
    ...sampleHeadings(data).map((heading) => ({
      path: [file, heading],
      line: describe({ file, path: [], message: heading }),
    })),
  ]).flat();
}

/** The headings of a Markdown text's parts that are marked as samples. */
function sampleHeadings(data: unknown): string[] {
  if (typeof data !== "object" || data === null || !("text" in data)) return [];
  return String(data.text)
    .split(/^## /m)
    .filter((part) => /^<!-- *sample *-->$/m.test(part))
    .map((part) => (part.split("\n")[0] ?? "").replace(/\s*\{.*\}$/, ""));
}

/** Files of which every entry is a fact. */
const FACTS: readonly string[] = ["company", "figures"];

/** Amounts, shares, years, and words of promises. */
const CLAIM =
  /£\s?\d|\d\s?%|\b\d{2,}\b|\b(?:always|free|guarantee\w*|never|promise\w*|within)\b/i;

/** Keys whose values visitors do not read. */
const NOT_SAID =
  /^(?:alt|colours|drawing|drawing alt|focus|id|licences|photo|photographs|readings|samples?)$/;

function* claimsIn(
  value: unknown,
  isFact: boolean,
  path: Path = [],
): Generator<Path> {
  if (typeof value === "string") {
    if (isFact ? value.trim() !== "" : CLAIM.test(value)) yield path;
  }
  if (typeof value !== "object" || value === null) return;
  if ("sample" in value && value.sample === "yes") return;
  const marked =
    "samples" in value && typeof value.samples === "string"
      ? value.samples.split(",").map((key) => key.trim())
      : [];
  const parts = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, part] of parts) {
    if (!NOT_SAID.test(String(key)) && !marked.includes(String(key)))
      yield* claimsIn(part, isFact, [...path, key]);
  }
}

/** The claims outside of the samples, which somebody should confirm. */
export function findFacts(sources: ReadonlyMap<string, Source>): string[] {
  return Array.from(sources, ([file, { data, describe }]) =>
    Array.from(withoutText(data, file), (path) =>
      describe({ file, path, message: textOf(data, path) }),
    ),
  ).flat();
}

/** Of a Markdown file only the front matter is searched. */
const withoutText = (data: unknown, file: string) =>
  typeof data === "object" && data !== null && "text" in data
    ? claimsIn({ ...data, text: "" }, false)
    : claimsIn(data, FACTS.includes(file));
