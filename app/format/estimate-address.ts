import { contactAddress } from "./contact-address.ts";
import type { Estimate } from "./read-enquiry.ts";
import type { Subject } from "./subjects.ts";

/**
 * The contact page with a subject chosen and an estimate to begin with. The
 * packages' names (package-names.ts) need no encoding.
 */
export function estimateAddress(
  subject: Subject,
  { spendPence, names, feePence }: Estimate,
) {
  return `${contactAddress(subject)}&spend=${spendPence / 100}&package=${names.join()}&fee=${feePence / 100}` as const;
}
