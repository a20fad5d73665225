import { kept } from "../kept.ts";
import { normalizedKey } from "../schema/entry.ts";

/** Of more words than this only the nearest are named. */
export const FEW = 8;

const normalized = kept(normalizedKey);

function byDistance(word: string, words: readonly string[]) {
  return words
    .map((other) => ({
      other,
      steps: editDistance(normalized(word), normalized(other)),
    }))
    .toSorted((a, b) => a.steps - b.steps);
}

const isSlip = (word: string, steps: number) =>
  steps <= Math.max(1, word.length / 3);

/** The word among others that was meant, if one is only a slip away. */
export function meantBy(
  word: string,
  words: readonly string[],
): string | undefined {
  const [best] = byDistance(word, words);
  return best && isSlip(word, best.steps) ? best.other : undefined;
}

/** `Did you mean "from"?`, or which words are known; of many, the three nearest. */
export function suggestion(
  word: string,
  words: readonly string[],
  show: (known: string) => string = String,
): string {
  const [best, ...others] = byDistance(word, words);
  if (!best) return "";
  if (isSlip(word, best.steps)) return ` Did you mean ${show(best.other)}?`;
  return words.length > FEW
    ? ` The nearest are: ${[best, ...others.slice(0, 2)].map(({ other }) => show(other)).join(", ")}.`
    : ` Known are: ${words.map(show).join(", ")}.`;
}

/** The Levenshtein distance, in which two letters that change places count once. */
function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  // By codes, because each of thousands of redirects is compared with every address.
  for (let at = 0; at < from.length; at += 1) {
    const letter = from.charCodeAt(at);
    const last = from.charCodeAt(at - 1);
    let steps = at + 1;
    const next = [steps];
    for (let index = 0; index < to.length; index += 1) {
      const other = to.charCodeAt(index);
      steps = Math.min(
        steps + 1,
        (row[index + 1] ?? 0) + 1,
        (row[index] ?? 0) + (letter === other ? 0 : 1),
      );
      if (other === last && letter === to.charCodeAt(index - 1))
        steps = Math.min(steps, (before[index - 1] ?? 0) + 1);
      next.push(steps);
    }
    [before, row] = [row, next];
  }
  return row.at(-1) ?? 0;
}
