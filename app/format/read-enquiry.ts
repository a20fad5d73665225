import { SUBJECTS, type Subject } from "./subjects.ts";

/** What an enquiry may begin with: a spend, the cheapest packages, their fee. */
export type Estimate = {
  spendPence: number;
  /** Several, where they cost the same. */
  names: readonly string[];
  feePence: number;
};

/** Pounds, with a penny or two: "30000", "951.5". */
const POUNDS = /^\d{1,6}(?:\.\d{1,2})?$/;

/** A short plain name: nobody can put a sentence into somebody's message. */
const NAME = /^[a-z\d][a-z\d -]{0,23}$/i;

const MOST_NAMES = 3;

function penceIn(text: string | null, least: number, most: number) {
  if (text === null || !POUNDS.test(text)) return undefined;
  const pence = Math.round(Number(text) * 100);
  return pence >= least && pence <= most ? pence : undefined;
}

/** The subject that an address's search part chooses, if it is one. */
export function subjectOf(search: string): Subject | undefined {
  const asked = new URLSearchParams(search).get("subject");
  return SUBJECTS.find((subject) => subject === asked);
}

/**
 * The estimate in an address's search part, if every piece of it can be one.
 * @param spend the spends that can be estimated, in pence
 */
export function estimateOf(
  search: string,
  { least, most }: { least: number; most: number },
): Estimate | undefined {
  const asked = new URLSearchParams(search);
  const spendPence = penceIn(asked.get("spend"), least, most);
  const feePence = penceIn(asked.get("fee"), 1, most);
  const names = (asked.get("package") ?? "").split(",");
  const areNames =
    names.length <= MOST_NAMES && names.every((name) => NAME.test(name));
  if (spendPence === undefined || feePence === undefined || !areNames) {
    return undefined;
  }
  return { spendPence, names, feePence };
}
