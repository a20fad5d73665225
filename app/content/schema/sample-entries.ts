import type { ContentFile } from "./check-content.ts";

/** What to call an entry in a list: its name, or the first text it has. */
function nameOf(entry: object): string {
  const texts = Object.values(entry).filter(
    (value) => typeof value === "string",
  );
  return texts[0] ?? "";
}

function* samplesIn(value: unknown, path: string): Generator<string> {
  if (typeof value !== "object" || value === null) return;
  if ("sample" in value && value.sample === true) {
    yield `${path}: ${nameOf(value)}`;
  }
  for (const [key, part] of Object.entries(value)) {
    yield* samplesIn(part, path === "" ? key : `${path}.${key}`);
  }
}

/** Every entry still marked as sample: file, entry and its first words. */
export function sampleEntries(files: readonly ContentFile[]): string[] {
  return files.flatMap(({ file, content }) =>
    Array.from(samplesIn(content, ""), (line) => `${file}: ${line}`),
  );
}
