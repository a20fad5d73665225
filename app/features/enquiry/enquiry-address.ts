import type { ContactFormWords } from "../../content/schema/contact-form.ts";
import type { EstimateNames } from "../../content/schema/prices.ts";
import { contactAddress, type Subject } from "../../enquiry-subjects.ts";
import { percentOf, SPEND, type Meaning } from "../../format/estimate.ts";
import { formatPence, formatPounds } from "../../format/numbers.ts";
import { fill, listed } from "../../format/text.ts";

/** The subject that has this name in the form; the name itself if none has. */
export const subjectCalled = (
  name: string,
  names: Readonly<Partial<Record<string, string>>>,
): string =>
  Object.keys(names).find((subject) => names[subject] === name) ?? name;

export type Estimate = {
  meaning: Meaning;
  /** What the visitor gave. */
  amountPence: number;
  /** For ads, without the fee. */
  spendPence: number;
  /** The names of its packages. */
  names: readonly string[];
  feePence: number;
  /** The first network's share in per cent, if the ads run on both. */
  share?: number | undefined;
  /** For how many locations or product lines; "any" where nobody is asked. */
  places: (typeof PLACES)[number];
};

const PLACES = ["one", "several", "any"] as const;

const wholePounds = (...amounts: readonly number[]) =>
  amounts.reduce((sum, pence) => sum + Math.round(pence / 100), 0);

/** A budget that whole pence cannot meet leaves one or two, which nobody reads. */
const STRAY = 2;

/** What follows from an estimate, and how its amounts are written. */
export function sumsOf(
  estimate: Pick<
    Estimate,
    "meaning" | "amountPence" | "spendPence" | "feePence"
  >,
  vatPercent = 0,
) {
  const { meaning, amountPence, spendPence, feePence } = estimate;
  const vatPence = percentOf(feePence, vatPercent);
  const totalPence = spendPence + feePence + vatPence;
  const given = {
    spend: [spendPence],
    budget: [spendPence, feePence],
    gross: [spendPence, feePence, vatPence],
  }[meaning];
  const rest = given.reduce((left, pence) => left - pence, amountPence);
  const leftPence = rest > STRAY ? rest : 0;
  // Whole pounds, unless these would not add up.
  const isExact =
    wholePounds(spendPence, feePence, vatPence) !== wholePounds(totalPence) ||
    100 * wholePounds(...given, leftPence) !== amountPence;
  const format = isExact
    ? (pence: number) => formatPence(pence).replace(/^[^.]+$/, "$&.00")
    : formatPounds;
  return { vatPence, totalPence, leftPence, isExact, format };
}

/** A name as it stands in a URL: with + in place of spaces, so that it can be read. */
const encoded = (name: string) =>
  encodeURIComponent(name).replaceAll("%20", "+");

/** The contact page with a subject and an estimate. */
export function estimateAddress(subject: Subject, estimate: Estimate) {
  const { meaning, amountPence, spendPence, names, feePence } = estimate;
  const { share, places } = estimate;
  const others = [
    meaning !== "spend" && `&budget=${amountPence / 100}`,
    meaning === "gross" && "&vat=included",
    share !== undefined && `&share=${share}`,
    places !== "one" && `&places=${places}`,
  ];
  return `${contactAddress(subject)}&spend=${spendPence / 100}&package=${names.map(encoded).join()}&fee=${feePence / 100}${others.filter(Boolean).join("")}` as const;
}

/** The first sentences of a message about an estimate. */
export function firstLineOf(
  words: ContactFormWords["firstLine"],
  estimate: Estimate,
  {
    subject,
    networks,
    vatPercent,
  }: Omit<EstimateNames, "packages"> & { subject: string },
): string {
  const { meaning, amountPence, spendPence, feePence, share } = estimate;
  const { totalPence, leftPence, format } = sumsOf(estimate, vatPercent);
  const shares = networks.map((network, index) => {
    const percent = index === 0 ? share : 100 - (share ?? 0);
    return fill(words.share, { network, percent: String(percent) });
  });
  const slots = {
    amount: formatPence(amountPence),
    networks:
      share === undefined
        ? subject
        : `${listed(networks, words.and)}, ${listed(shares, words.and)}`,
    names: listed(estimate.names, words.and),
    spend: format(spendPence),
    fee: format(feePence),
    total: format(totalPence),
    left: format(leftPence),
  };
  const buys = fill(leftPence > 0 ? words.buysWithLeft : words.buys, slots);
  const sentence = fill(words[meaning], { ...slots, buys });
  const { places } = estimate;
  return places === "any" ? sentence : `${sentence} ${words[places]}`;
}

const POUNDS = /^\d{1,8}(?:\.\d{1,2})?$/;

function penceIn(text: string | null, most: number) {
  if (text === null || !POUNDS.test(text)) return undefined;
  const pence = Math.round(Number(text) * 100);
  return pence > 0 && pence <= most ? pence : undefined;
}

/** None if one is unknown: a link cannot put foreign text into a visitor's message. */
function namesIn(
  text: string | null,
  names: readonly string[],
): readonly string[] {
  const asked = new Set((text ?? "").split(","));
  const known = names.filter((name) => asked.has(name));
  return known.length === asked.size ? known : [];
}

export function subjectOf(
  search: string,
  subjects: readonly Subject[],
): Subject | undefined {
  const asked = new URLSearchParams(search).get("subject");
  return subjects.find((subject) => subject === asked);
}

/** The estimate in a URL's query; undefined if its amounts or packages are not valid. */
export function estimateOf(
  search: string,
  packageNames: readonly string[],
): Estimate | undefined {
  const asked = new URLSearchParams(search);
  const spendPence = penceIn(asked.get("spend"), SPEND.most);
  const feePence = penceIn(asked.get("fee"), SPEND.most);
  const names = namesIn(asked.get("package"), packageNames);
  if (spendPence === undefined || feePence === undefined || !names[0]) {
    return undefined;
  }
  const budgetPence = penceIn(asked.get("budget"), 2 * SPEND.most);
  const budget = asked.get("vat") === "included" ? "gross" : "budget";
  const share = asked.get("share") ?? "";
  return {
    meaning: budgetPence === undefined ? "spend" : budget,
    amountPence: budgetPence ?? spendPence,
    spendPence,
    names,
    feePence,
    share: /^[1-9]\d?$/.test(share) ? Number(share) : undefined,
    places: PLACES.find((each) => each === asked.get("places")) ?? "one",
  };
}
