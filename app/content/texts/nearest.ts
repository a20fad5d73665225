import { plainKey } from "../schema/entry.ts";

/** Of more words than this only the nearest are named. */
const FEW = 8;

/** `Did you mean "from"?`, or which words are known; of many, the three nearest. */
export function suggestion(
  word: string,
  words: readonly string[],
  show: (known: string) => string = String,
): string {
  const sorted = words
    .map((other) => ({
      other,
      steps: editDistance(plainKey(word), plainKey(other)),
    }))
    .toSorted((a, b) => a.steps - b.steps);
  const [best] = sorted;
  if (!best) return "";
  if (best.steps <= Math.max(1, word.length / 3))
    return ` Did you mean ${show(best.other)}?`;
  return words.length > FEW
    ? ` The nearest are: ${sorted
        .slice(0, 3)
        .map(({ other }) => show(other))
        .join(", ")}.`
    : ` Known are: ${words.map(show).join(", ")}.`;
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
