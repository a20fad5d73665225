/** Whether two values of plain data are the same, in the same order. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The texts in a value, for the comparison of entries. */
const textsOf = (value: unknown, key = ""): string[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([name, part]) => textsOf(part, name))
    : [`${key}: ${String(value)}`];

/**
 * For each new entry of a list the place of the old one that it was, if there was one.
 *
 * @param typeOf the type of an entry, which it keeps
 */
export function pairUp(
  now: readonly unknown[],
  before: readonly unknown[],
  typeOf: (entry: unknown) => unknown = () => undefined,
): (number | undefined)[] {
  const free = new Set(before.keys());
  const pairs: (number | undefined)[] = now.map((value) => {
    const same = [...free].find((index) => isSame(value, before[index]));
    if (same !== undefined) free.delete(same);
    return same;
  });
  for (const [place, value] of now.entries()) {
    if (pairs[place] !== undefined) continue;
    const texts = textsOf(value);
    const likeness = (index: number) =>
      typeOf(before[index]) !== typeOf(value)
        ? 0
        : textsOf(before[index]).filter((text) => texts.includes(text)).length +
          (index === place ? 0.5 : 0);
    const [best] = [...free].toSorted(
      (one, other) => likeness(other) - likeness(one),
    );
    if (best === undefined || likeness(best) === 0) continue;
    pairs[place] = best;
    free.delete(best);
  }
  return pairs;
}
