import { entryOf, type ContentFile } from "./check-content.ts";

/** What an entry is called by, the best name first. */
const NAMES = ["name", "title", "question", "heading", "author", "label"];

/** Its name, or else the first text it has. */
function nameOf(entry: object): string {
  const texts = new Map(
    Object.entries(entry).filter(([, value]) => typeof value === "string"),
  );
  const key = NAMES.find((name) => texts.has(name)) ?? [...texts.keys()][0];
  return String(texts.get(key ?? "") ?? "");
}

/** @param seen what has been listed: content may stand in several pages */
function* samplesIn(
  value: unknown,
  path: readonly PropertyKey[],
  seen: Set<object>,
): Generator<string> {
  if (typeof value !== "object" || value === null || seen.has(value)) return;
  seen.add(value);
  if ("sample" in value && value.sample === true) {
    yield `${entryOf(path)}: ${nameOf(value)}`;
  }
  const parts = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, part] of parts) {
    yield* samplesIn(part, [...path, key], seen);
  }
}

/** Every entry still marked as sample, once: file, entry and its name. */
export function sampleEntries(files: readonly ContentFile[]): string[] {
  const seen = new Set<object>();
  return files.flatMap(({ file, content }) =>
    Array.from(samplesIn(content, [], seen), (line) => `${file}: ${line}`),
  );
}
