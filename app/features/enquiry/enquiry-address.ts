import type { ContactFormWords } from "../../content/schema/contact-form.ts";
import type { EstimateNames } from "../../content/schema/prices.ts";
import { contactAddress, type Subject } from "../../enquiry-subjects.ts";
import { SPEND } from "../../format/estimate.ts";
import { formatPence } from "../../format/numbers.ts";
import { fill, listed } from "../../format/text.ts";

/** The subject that has this name in the form; the name itself if none has. */
export const subjectCalled = (
  name: string,
  names: Readonly<Partial<Record<string, string>>>,
): string =>
  Object.keys(names).find((subject) => names[subject] === name) ?? name;

export type Estimate = {
  /** For ads, without the fee. */
  spendPence: number;
  names: readonly string[];
  feePence: number;
  /** The whole budget, if the visitor gave that. */
  budgetPence?: number | undefined;
  /** The first network's share in per cent, if the ads run on both. */
  share?: number | undefined;
  /** The keys of the extras that are needed. */
  needs: readonly string[];
};

/** A name as it stands in a URL: with + in place of spaces, so that it can be read. */
const encoded = (name: string) =>
  encodeURIComponent(name).replaceAll("%20", "+");

/** The contact page with a subject and an estimate. */
export function estimateAddress(
  subject: Subject,
  { spendPence, names, feePence, budgetPence, share, needs }: Estimate,
) {
  const others = [
    budgetPence !== undefined && `&budget=${budgetPence / 100}`,
    share !== undefined && `&share=${share}`,
    needs.length > 0 && `&need=${needs.map(encoded).join()}`,
  ];
  return `${contactAddress(subject)}&spend=${spendPence / 100}&package=${names.map(encoded).join()}&fee=${feePence / 100}${others.filter(Boolean).join("")}` as const;
}

/** The first line of a message about an estimate. */
export function firstLineOf(
  words: ContactFormWords["firstLine"],
  { spendPence, names, feePence, budgetPence, share, needs }: Estimate,
  {
    subject,
    networks,
    needs: known,
  }: Pick<EstimateNames, "networks" | "needs"> & { subject: string },
): string {
  const [way, bothWay] =
    budgetPence === undefined
      ? [words.spend, words.bothSpend]
      : [words.budget, words.bothBudget];
  const shares = networks.map((network, index) => {
    const percent = index === 0 ? share : 100 - (share ?? 0);
    return fill(words.share, { network, percent: String(percent) });
  });
  const needed = known
    .filter(({ key }) => needs.includes(key))
    .map(({ name }) => name);
  return fill(share === undefined ? way : bothWay, {
    subject,
    shares: listed(shares, words.and),
    names: listed(names, words.and),
    spend: formatPence(spendPence),
    budget: formatPence(budgetPence ?? 0),
    fee: formatPence(feePence),
    needs:
      needed.length > 0
        ? fill(words.needs, { needs: listed(needed, words.and) })
        : "",
  });
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

/** The keys of what a visitor may need, where nobody reads them. */
const NO_NEEDS: readonly string[] = [];

/** The estimate in a URL's query; undefined if its amounts or packages are not valid. */
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
