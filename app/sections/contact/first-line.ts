import type { ContactPage } from "~/content/schema/contact";
import { fill } from "~/format/fill";
import { formatPence } from "~/format/money";
import type { Estimate } from "~/format/read-enquiry";

/** The line that a message begins with after an estimate. */
export function firstLine(
  { one, several, and }: ContactPage["hero"]["form"]["firstLine"],
  subject: string,
  { spendPence, names, feePence }: Estimate,
): string {
  return fill(names.length === 1 ? one : several, {
    spend: formatPence(spendPence),
    subject,
    names: names.join(and),
    fee: formatPence(feePence),
  });
}
