import {
  contactAddress,
  SUBJECTS,
  type Subject,
} from "../../enquiry-subjects.ts";

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

/** A name as it stands in a URL: with + in place of spaces, so that it can be read. */
const encoded = (name: string) =>
  encodeURIComponent(name).replaceAll("%20", "+");

/** The contact page with a subject and an estimate. */
export function estimateAddress(
  subject: Subject,
  { spendPence, names, feePence }: Estimate,
) {
  return `${contactAddress(subject)}&spend=${spendPence / 100}&package=${names.map(encoded).join()}&fee=${feePence / 100}` as const;
}
