import { SUBJECTS, type Subject } from "../../enquiry-subjects.ts";
import { SPEND } from "../../format/estimate.ts";
import type { Estimate } from "./enquiry-address.ts";

// Only the contact page and the server read what the links to it say.

/** An amount in pounds with up to two decimals: "30000", "951.5". */
const POUNDS = /^\d{1,6}(?:\.\d{1,2})?$/;

function penceIn(text: string | null, least: number, most: number) {
  if (text === null || !POUNDS.test(text)) return undefined;
  const pence = Math.round(Number(text) * 100);
  return pence >= least && pence <= most ? pence : undefined;
}

/**
 * Those of the packages that a list names. It is empty if one name is unknown, so
 * that a link cannot put foreign text into a visitor's message.
 */
function packagesIn(
  text: string | null,
  names: readonly string[],
): readonly string[] {
  const asked = new Set((text ?? "").split(","));
  const known = names.filter((name) => asked.has(name));
  return known.length === asked.size ? known : [];
}

/** The subject in a URL's query string, or undefined if it names none of ours. */
export function subjectOf(search: string): Subject | undefined {
  const asked = new URLSearchParams(search).get("subject");
  return SUBJECTS.find((subject) => subject === asked);
}

/**
 * The estimate in a URL's query string, or undefined if any part is not valid.
 *
 * @param packageNames the names of all packages that can be estimated
 */
export function estimateOf(
  search: string,
  packageNames: readonly string[],
): Estimate | undefined {
  const { least, most } = SPEND;
  const asked = new URLSearchParams(search);
  const spendPence = penceIn(asked.get("spend"), least, most);
  const feePence = penceIn(asked.get("fee"), 1, most);
  const names = packagesIn(asked.get("package"), packageNames);
  if (spendPence === undefined || feePence === undefined || !names[0]) {
    return undefined;
  }
  return { spendPence, names, feePence };
}
