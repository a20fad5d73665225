/** The number of tries after which a message is a dead letter. */
export const MOST_TRIES = 14;

const FIRST_MS = 5000;
const LONGEST_MS = 4 * 60 * 60 * 1000;

/**
 * How long to wait after the first, second, … failed try, in ms: each time twice
 * as long, at most four hours, and up to a quarter less, so that messages that
 * failed together are not retried together. All tries take about nine hours.
 */
export function backOff(tries: number, random = Math.random()): number {
  const full = Math.min(FIRST_MS * 2 ** (tries - 1), LONGEST_MS);
  return Math.round(full * (1 - random / 4));
}
