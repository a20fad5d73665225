import type { Subject } from "../../enquiry-subjects.ts";
import { SPEND } from "../../format/estimate.ts";
import type { Estimate } from "./enquiry-address.ts";

// Only the contact page and the server read what the links to it say.

/** An amount in pounds with up to two decimals: "30000", "951.5". */
const POUNDS = /^\d{1,8}(?:\.\d{1,2})?$/;

function penceIn(text: string | null, most: number) {
  if (text === null || !POUNDS.test(text)) return undefined;
  const pence = Math.round(Number(text) * 100);
  return pence > 0 && pence <= most ? pence : undefined;
}

/**
 * Those of the known names that a list has. It is empty if one name is unknown, so
 * that a link cannot put foreign text into a visitor's message.
 */
function namesIn(
  text: string | null,
  names: readonly string[],
): readonly string[] {
  const asked = new Set((text ?? "").split(","));
  const known = names.filter((name) => asked.has(name));
  return known.length === asked.size ? known : [];
}

/** The subject in a URL's query string, or undefined if it names none of these. */
export function subjectOf(
  search: string,
  subjects: readonly Subject[],
): Subject | undefined {
  const asked = new URLSearchParams(search).get("subject");
  return subjects.find((subject) => subject === asked);
}

/** The keys of what a visitor may need, where nobody reads them. */
const NO_NEEDS: readonly string[] = [];

/**
 * The estimate in a URL's query string, or undefined if its amounts or packages are
 * not valid.
 *
 * @param packageNames the names of all packages that can be estimated
 * @param needs the keys of all that can be needed
 */
export function estimateOf(
  search: string,
  packageNames: readonly string[],
  needs = NO_NEEDS,
): Estimate | undefined {
  const asked = new URLSearchParams(search);
  const spendPence = penceIn(asked.get("spend"), SPEND.most);
  const feePence = penceIn(asked.get("fee"), SPEND.most);
  const names = namesIn(asked.get("package"), packageNames);
  if (spendPence === undefined || feePence === undefined || !names[0]) {
    return undefined;
  }
  const share = asked.get("share") ?? "";
  return {
    spendPence,
    names,
    feePence,
    budgetPence: penceIn(asked.get("budget"), 2 * SPEND.most),
    share: /^[1-9]\d?$/.test(share) ? Number(share) : undefined,
    needs: namesIn(asked.get("need"), needs),
  };
}
