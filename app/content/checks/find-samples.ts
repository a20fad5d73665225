import { createHash } from "node:crypto";

import { parseMarkdown } from "../markdown/parse.ts";
import { headingOf, isSampleMark, SAMPLE_MARK } from "../markdown/parts.ts";
import { partOf } from "../schema/entry.ts";
import { PLACEHOLDER } from "../texts/placeholders.ts";
import { textsIn, type Source } from "../texts/source.ts";

type Path = readonly PropertyKey[];

function* markedIn(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value !== "object" || value === null) return;
  if ("sample" in value && !/^\s*(?:no|false)\s*$/i.test(String(value.sample)))
    yield path;
  if ("samples" in value && typeof value.samples === "string") {
    for (const key of value.samples.split(",")) yield [...path, key.trim()];
  }
  const parts = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, part] of parts) yield* markedIn(part, [...path, key]);
}

const isIn = (path: Path, entry: Path): boolean =>
  entry.every((key, index) => key === path[index]);

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

function textOf(data: unknown, entry: Path): string {
  const [longest] = Array.from(textsIn(data))
    .filter(({ path }) => isIn(path, entry) && path.length <= entry.length + 1)
    .toSorted((one, other) => other.text.length - one.text.length);
  return onOneLine(longest?.text ?? "");
}

export type Sample = {
  path: Path;
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

/** Shorter texts are labels, names and places, which an agency may share with the sample. */
const LEAST = 30;

const hashOf = (text: string): string =>
  createHash("sha256").update(text).digest("hex").slice(0, 12);

/** What a table is of, which may be true of every client's. */
const CAPTION = /^Table: /;

/** The long paragraphs of a file, and whether each is marked as a sample. */
function paragraphsIn({ data }: Source) {
  const marked = [...markedIn(data)];
  return Array.from(textsIn(data)).flatMap(({ path, text }) => {
    if (path.some((key) => NOT_SAID.test(String(key)))) return [];
    const isWhole = marked.some((sample) => isIn(path, sample));
    let isMarked = isWhole;
    let at = 0;
    return text.split(/\n\s*\n/).flatMap((written) => {
      const paragraph = onOneLine(written);
      at = text.indexOf(written.trim(), at);
      if (paragraph.startsWith("## ")) isMarked = isWhole;
      if (SAMPLE_MARK.test(paragraph)) isMarked = true;
      const { length } = paragraph.replaceAll(PLACEHOLDER, "");
      return length < LEAST || CAPTION.test(paragraph)
        ? []
        : {
            path: [...path, text.slice(0, at).split("\n").length],
            paragraph,
            isMarked,
          };
    });
  });
}

/** The hashes of what only samples say, by which they are known without their marks. */
export function hashesOfSamples(
  sources: ReadonlyMap<string, Source>,
): ReadonlySet<string> {
  const all = Array.from(sources, ([file, source]) =>
    // Somebody reads the policy's, and may find them right.
    file === "pages/privacy" ? [] : paragraphsIn(source),
  ).flat();
  const [marked, others] = [true, false].map((isMarked) =>
    all
      .filter((each) => each.isMarked === isMarked)
      .map(({ paragraph }) => hashOf(paragraph)),
  );
  return new Set(marked?.filter((each) => !others?.includes(each)));
}

/** What the sample says, and no mark tells so. */
export const findUnmarked = (
  sources: ReadonlyMap<string, Source>,
  shipped: ReadonlySet<string>,
): string[] =>
  Array.from(sources, ([file, source]) =>
    paragraphsIn(source).flatMap(({ path, paragraph, isMarked }) =>
      !isMarked && shipped.has(hashOf(paragraph))
        ? source.describe({ file, path, message: paragraph })
        : [],
    ),
  ).flat();

function sampleHeadings(data: unknown): string[] {
  const text = partOf(data, "text");
  if (typeof text !== "string" || !text.includes("<!--")) return [];
  let heading = "";
  return parseMarkdown(text).children.flatMap((node) => {
    if (node.type === "heading" && node.depth === 2)
      heading = headingOf(node).title;
    return isSampleMark(node) ? heading : [];
  });
}

const FACTS: readonly string[] = ["company", "figures"];

const CLAIM =
  /£\s?\d|\d\s?%|\b\d{2,}\b|\b(?:always|free|guarantee\w*|never|promise\w*|within)\b/i;

/** Keys whose values visitors do not read. */
const NOT_SAID =
  /^(?:alt|colours|drawing|drawing alt|evidence|focus|id|licences|permission|photo|photographs|readings|samples?)$/;

/** The claims outside of the samples, which somebody should confirm. */
export function findFacts(sources: ReadonlyMap<string, Source>): string[] {
  return Array.from(sources, ([file, { data, describe }]) => {
    const samples = [...markedIn(data)];
    const claim = FACTS.includes(file) ? /\S/ : CLAIM;
    return Array.from(textsIn(data))
      .filter(
        ({ path, text }) =>
          path[0] !== "text" &&
          claim.test(text) &&
          !path.some((key) => NOT_SAID.test(String(key))) &&
          !samples.some((sample) => isIn(path, sample)),
      )
      .map(({ path, text }) =>
        describe({ file, path, message: onOneLine(text) }),
      );
  }).flat();
}
