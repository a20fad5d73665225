import { contactAddress, type Subject } from "../../enquiry-subjects.ts";

/** The subject that has this name in the form; the name itself if none has. */
export const subjectCalled = (
  name: string,
  names: Readonly<Partial<Record<string, string>>>,
): string =>
  Object.keys(names).find((subject) => names[subject] === name) ?? name;

/** A monthly estimate, for an enquiry. */
export type Estimate = {
  /** For ads, without the fee. */
  spendPence: number;
  /** The packages that the fee is for. */
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
