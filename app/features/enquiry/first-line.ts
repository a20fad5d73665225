import type { ContactPage } from "../../content/schema/pages/contact.ts";
import { formatPence } from "../../format/numbers.ts";
import { fill, listed } from "../../format/text.ts";
import type { Estimate } from "./enquiry-address.ts";

type Form = ContactPage["hero"]["form"];

/** What the names in an estimate's sentence are. */
type Names = {
  subject: string;
  networks: readonly string[];
  needs: Form["needs"];
};

/** The first line of a message about an estimate. */
export function firstLine(
  words: Form["firstLine"],
  estimate: Estimate,
  { subject, networks, needs }: Names,
): string {
  const { share, budgetPence } = estimate;
  const shares = networks.map((network, index) =>
    fill(words.share, {
      network,
      percent: String(index === 0 ? share : 100 - (share ?? 0)),
    }),
  );
  const way = budgetPence === undefined ? words.spend : words.budget;
  const bothWay =
    budgetPence === undefined ? words.bothSpend : words.bothBudget;
  const needed = needs
    .filter(({ key }) => estimate.needs.includes(key))
    .map(({ name }) => name);
  return fill(share === undefined ? way : bothWay, {
    subject,
    shares: listed(shares, words.and),
    names: listed(estimate.names, words.and),
    spend: formatPence(estimate.spendPence),
    budget: formatPence(budgetPence ?? 0),
    fee: formatPence(estimate.feePence),
    needs:
      needed.length > 0
        ? fill(words.needs, { needs: listed(needed, words.and) })
        : "",
  });
}
