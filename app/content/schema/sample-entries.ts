import { entryOf, type ContentFile } from "./check-content.ts";

/** The properties that can name an entry; the best comes first. */
const NAMES = ["name", "title", "question", "heading", "author", "label"];

/** An entry's name, or otherwise its first text. */
function nameOf(entry: object): string {
  const texts = new Map(
    Object.entries(entry).filter(([, value]) => typeof value === "string"),
  );
  const key = NAMES.find((name) => texts.has(name)) ?? [...texts.keys()][0];
  return String(texts.get(key ?? "") ?? "");
}

/** @param seen the objects already searched, because pages share content */
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

/** Every entry with the mark `sample`, one line each: file, entry and name. */
export function sampleEntries(files: readonly ContentFile[]): string[] {
  const seen = new Set<object>();
  return files.flatMap(({ file, content }) =>
    Array.from(samplesIn(content, [], seen), (line) => `${file}: ${line}`),
  );
}
