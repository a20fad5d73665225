import { plainKey } from "../schema/entry.ts";

/** Of more words than this only the nearest are named. */
const FEW = 8;

function byDistance(word: string, words: readonly string[]) {
  return words
    .map((other) => ({
      other,
      steps: editDistance(plainKey(word), plainKey(other)),
    }))
    .toSorted((a, b) => a.steps - b.steps);
}

/** The word among others that was meant, if one is only a slip away. */
export function meantBy(
  word: string,
  words: readonly string[],
): string | undefined {
  const [best] = byDistance(word, words);
  return best && best.steps <= Math.max(1, word.length / 3)
    ? best.other
    : undefined;
}

/** `Did you mean "from"?`, or which words are known; of many, the three nearest. */
export function suggestion(
  word: string,
  words: readonly string[],
  show: (known: string) => string = String,
): string {
  if (words.length === 0) return "";
  const meant = meantBy(word, words);
  if (meant !== undefined) return ` Did you mean ${show(meant)}?`;
  return words.length > FEW
    ? ` The nearest are: ${byDistance(word, words)
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
