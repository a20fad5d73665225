import {
  fillPlaceholders,
  type RawFiles,
} from "../../app/content/texts/placeholders.ts";

/** What placeholders stand for, by how they are written: {company.founded}. */
export type Meanings = ReadonlyMap<string, string>;

/** The field of a place with more of them says what these stand for. */
const MOST = 6;

const LONG = 80;

const placeholdersIn = (value: unknown): string[] => [
  ...new Set(JSON.stringify(value)?.match(/\{[^{}"]+\.[^{}"]+\}/g)),
];

/** What the placeholders of a content folder's files stand for. */
export function meaningsOf(files: RawFiles): Meanings {
  const names = placeholdersIn(files);
  const { filled } = fillPlaceholders({ ...files, names });
  const found: unknown = filled["names"];
  return new Map(
    names.flatMap((name, index) => {
      const text: unknown = Array.isArray(found) ? found[index] : undefined;
      return typeof text === "string" && text !== name ? [[name, text]] : [];
    }),
  );
}

/** What is said of the placeholders that stand in texts. */
export const meaningsIn = (
  texts: readonly unknown[],
  meanings: Meanings,
): string =>
  placeholdersIn(texts.filter((each) => typeof each === "string"))
    .flatMap((name) => {
      const text = meanings.get(name);
      if (text === undefined) return [];
      const end = text.length > LONG ? "…" : "";
      return `${name} is “${text.slice(0, LONG).trim()}${end}”.`;
    })
    .slice(0, MOST)
    .join(" ");
