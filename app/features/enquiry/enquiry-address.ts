import { SPEND } from "../estimator/spend-scale.ts";

/** The subjects of an enquiry, as the URL names them. */
export const SUBJECTS = [
  "general",
  "google-ads",
  "microsoft-ads",
  "seo",
  "other",
] as const;

/** The subject of an enquiry, as the URL names it. */
export type Subject = (typeof SUBJECTS)[number];

/** The subject that has this name in the form; the name itself if none has. */
export const subjectCalled = (
  name: string,
  names: Readonly<Partial<Record<string, string>>>,
): string => SUBJECTS.find((subject) => names[subject] === name) ?? name;

/** A monthly ad spend and the packages with the lowest fee, for an enquiry. */
export type Estimate = {
  spendPence: number;
  /** Several names if their fees are equal. */
  names: readonly string[];
  feePence: number;
};

/** An amount in pounds with up to two decimals: "30000", "951.5". */
const POUNDS = /^\d{1,6}(?:\.\d{1,2})?$/;

function penceIn(text: string | null, least: number, most: number) {
  if (text === null || !POUNDS.test(text)) return undefined;
  const pence = Math.round(Number(text) * 100);
  return pence >= least && pence <= most ? pence : undefined;
}

/** A name as it stands in a URL: with + in place of spaces, so that it can be read. */
const encoded = (name: string) =>
  encodeURIComponent(name).replaceAll("%20", "+");

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

/** The contact page with a subject: /contact?subject=google-ads. */
export const contactAddress = <Chosen extends Subject>(subject: Chosen) =>
  `/contact?subject=${subject}` as const;

/** The contact page with a subject and an estimate. */
export function estimateAddress(
  subject: Subject,
  { spendPence, names, feePence }: Estimate,
) {
  return `${contactAddress(subject)}&spend=${spendPence / 100}&package=${names.map(encoded).join()}&fee=${feePence / 100}` as const;
}
