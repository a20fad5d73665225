import type { Source } from "./source.ts";

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
  if (typeof entry === "string") return entry.trim();
  const texts = Object.values(entry ?? {}).filter(
    (part) => typeof part === "string",
  );
  return (
    texts.toSorted((a, b) => b.length - a.length)[0]
      ?.replaceAll(/\s+/g, " ")
      .trim() ?? ""
  );
}

/** Every entry that is still a sample, a line each: file, line, entry and text. */
export function findSamples(sources: ReadonlyMap<string, Source>): string[] {
  return Array.from(sources, ([file, { data, describe }]) => [
    ...Array.from(markedIn(data), (path) =>
      describe({ file, path, message: textOf(data, path) }),
    ),
    ...sampleHeadings(data).map((heading) =>
      describe({ file, path: [], message: heading }),
    ),
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
