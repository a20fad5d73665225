import type { Source } from "../../../app/content/source.ts";
import { plainKey } from "../../../app/content/schema/entry.ts";

/** An entry at the top of a content file: its text, and a line that says where it is. */
export type Fact = { text: string; place: string };

/** Reads an entry, however its key is written; an empty text if there is none. */
export function readFact(
  sources: ReadonlyMap<string, Source>,
  file: string,
  name: string,
): Fact {
  const source = sources.get(file);
  const [, value] =
    Object.entries(source?.data ?? {}).find(
      ([key]) => plainKey(key) === plainKey(name),
    ) ?? [];
  const text = typeof value === "string" ? value.trim() : "";
  const place =
    source?.describe({ file, path: [name], message: text || "is missing" }) ??
    `content/${file}: is missing`;
  return { text, place };
}
