import { z } from "zod";

/**
 * A key without its capitals, spaces, dashes and underscores: "Legal name" and
 * "legal_name" are the same.
 */
export const plainKey = (key: string): string =>
  key.toLowerCase().replaceAll(/[\s_-]/g, "");

/** A key of a schema as the content files write it: "legal name". */
export const writtenKey = (key: string): string =>
  key
    .replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, " ")
    .replaceAll(/\b[A-Z](?=[a-z])/g, (capital) => capital.toLowerCase());

export const isMapping = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

type Text = {
  path: readonly PropertyKey[];
  text: string;
  /** The mapping or the list that has it. */
  among: object;
};

/** Every text of a content file, before any check. */
export function* textsIn(
  value: unknown,
  path: readonly PropertyKey[] = [],
): Generator<Text> {
  if (typeof value !== "object" || value === null) return;
  const parts = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, part] of parts) {
    const at = [...path, key];
    if (typeof part === "string") yield { path: at, text: part, among: value };
    else yield* textsIn(part, at);
  }
}

/**
 * An entry of a content file: a mapping with known keys. A key may be written
 * with other capitals, with dashes or with underscores.
 */
export function entry<Shape extends z.ZodRawShape>(shape: Shape) {
  const keys = new Map(Object.keys(shape).map((key) => [plainKey(key), key]));
  const known = Object.keys(shape).map(writtenKey);
  return z.preprocess(
    (value) => {
      if (!isMapping(value)) return value;
      return Object.fromEntries(
        Object.entries(value).map(([key, part]) => [
          keys.get(plainKey(key)) ?? key,
          part,
        ]),
      );
    },
    z.strictObject(shape, {
      error: (issue) =>
        issue.code === "unrecognized_keys"
          ? unknownKeys(issue.keys, known)
          : undefined,
    }),
  );
}

/** An issue with the received and the expected value; it skips further checks. */
export const wanted = (what: string) => ({
  error: ({ input }: { input?: unknown }) => {
    if (typeof input !== "string") return undefined;
    const found = input.trim();
    return `is ${found === "" ? "empty" : `"${found}"`}, but must be ${what}`;
  },
  abort: true,
});

/** A line for each key. */
function unknownKeys(keys: readonly string[], known: readonly string[]) {
  return keys
    .map((key) => {
      const near = nearest(key, known);
      return `"${key}" is not known here. ${
        near ? `Did you mean "${near}"?` : `Known are: ${known.join(", ")}.`
      }`;
    })
    .join("\n");
}

/** The most similar of several words, if one is similar at all. */
export function nearest(
  word: string,
  words: readonly string[],
): string | undefined {
  const [best] = words
    .map((other) => ({
      other,
      steps: editDistance(plainKey(word), plainKey(other)),
    }))
    .toSorted((a, b) => a.steps - b.steps);
  return best && best.steps <= Math.max(1, word.length / 3)
    ? best.other
    : undefined;
}

/** The Levenshtein distance, in which two letters that change places count once. */
function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [at, letter] of Array.from(from).entries()) {
    const next = [at + 1];
    for (const [index, other] of Array.from(to).entries()) {
      const isSwapped = letter === to[index - 1] && other === from[at - 1];
      next.push(
        Math.min(
          (next[index] ?? 0) + 1,
          (row[index + 1] ?? 0) + 1,
          (row[index] ?? 0) + (letter === other ? 0 : 1),
          isSwapped ? (before[index - 1] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [before, row] = [row, next];
  }
  return row.at(-1) ?? 0;
}
