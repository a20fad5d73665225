/** What an enquiry can be about, as its address says it. */
export const SUBJECTS = [
  "general",
  "google-ads",
  "microsoft-ads",
  "seo",
  "other",
] as const;

export type Subject = (typeof SUBJECTS)[number];

/** What the packages of both networks are called, as the address of an estimate says it. */
export const PACKAGE_NAMES = ["Starter", "Growth", "Enterprise"] as const;

/** The monthly ad spends that can be estimated, in pence. */
export const SPEND = { least: 1000_00, most: 100_000_00 } as const;

/** What an enquiry may begin with: a spend, the cheapest packages, their fee. */
export type Estimate = {
  spendPence: number;
  /** Several, where they cost the same. */
  names: readonly string[];
  feePence: number;
};

/** Pounds, with a penny or two: "30000", "951.5". */
const POUNDS = /^\d{1,6}(?:\.\d{1,2})?$/;

function penceIn(text: string | null, least: number, most: number) {
  if (text === null || !POUNDS.test(text)) return undefined;
  const pence = Math.round(Number(text) * 100);
  return pence >= least && pence <= most ? pence : undefined;
}

/**
 * The packages that are named; none if one of them is not ours. So nobody can
 * put words of his own into somebody's message.
 */
function packagesIn(text: string | null): readonly string[] {
  const asked = new Set((text ?? "").split(","));
  const known = PACKAGE_NAMES.filter((name) => asked.has(name));
  return known.length === asked.size ? known : [];
}

/** The subject that an address's search part chooses, if it is one. */
export function subjectOf(search: string): Subject | undefined {
  const asked = new URLSearchParams(search).get("subject");
  return SUBJECTS.find((subject) => subject === asked);
}

/**
 * The estimate in an address's search part, if every piece of it can be one.
 */
export function estimateOf(search: string): Estimate | undefined {
  const { least, most } = SPEND;
  const asked = new URLSearchParams(search);
  const spendPence = penceIn(asked.get("spend"), least, most);
  const feePence = penceIn(asked.get("fee"), 1, most);
  const names = packagesIn(asked.get("package"));
  if (spendPence === undefined || feePence === undefined || !names[0]) {
    return undefined;
  }
  return { spendPence, names, feePence };
}

/** The contact page with its subject chosen: /contact?subject=google-ads. */
export const contactAddress = <Chosen extends Subject>(subject: Chosen) =>
  `/contact?subject=${subject}` as const;

/**
 * The contact page with a subject chosen and an estimate to begin with. The
 * packages' names need no encoding.
 */
export function estimateAddress(
  subject: Subject,
  { spendPence, names, feePence }: Estimate,
) {
  return `${contactAddress(subject)}&spend=${spendPence / 100}&package=${names.join()}&fee=${feePence / 100}` as const;
}
