import type { Prices } from "../../../content/schema/prices.ts";
import { contactAddress } from "../../../enquiry-subjects.ts";
import { asksForPlaces } from "../../../format/estimate.ts";
import { formatPence } from "../../../format/numbers.ts";
import { fill, listed } from "../../../format/text.ts";
import { entryIn, withEntry } from "./address.ts";
import { BOTH, networksOf, type Entry } from "./entry.ts";
import { answerTo, isAnswer, type Quote } from "./answer.ts";

/** What an address of the contact form adds to: nothing but its subject's network. */
const nothing = ({ networks }: Prices, subject: string | null): Entry => ({
  meaning: "spend",
  amountPence: 0,
  network: networks.find((each) => each.subject === subject)?.key ?? "",
  share: 0,
  isSeveral: false,
  guesses: {},
});

/** The contact form with an estimate, in the estimator's own parameters. */
export function enquiryAddress(prices: Prices, entry: Entry) {
  const { subject = "" } = networksOf(prices, entry)[0] ?? {};
  const { search } = withEntry(
    `https://any.example${contactAddress(subject)}`,
    { ...entry, guesses: {} },
    nothing(prices, subject),
  );
  return `/contact${search}` as const;
}

/** The estimate in a query of the contact form, if there is one. */
export function estimateIn(search: string, prices: Prices) {
  const asked = new URLSearchParams(search);
  const opening = nothing(prices, asked.get("subject"));
  const { entry, isOlder } = entryIn(search, prices, opening);
  // Both networks without their shares are nobody's estimate.
  const isShared = entry.network !== BOTH || entry.share > 0;
  if (entry.network === "" || !isShared || isOlder || asked.has("fee"))
    return undefined;
  const answer = answerTo(prices, entry);
  return isAnswer(answer) ? { entry, quote: answer.chosen } : undefined;
}

/** The first sentences of a message about an estimate. */
export function firstLineOf(
  prices: Prices,
  entry: Entry,
  { names, format, ...quote }: Quote,
): string {
  const { firstLine: words } = prices;
  const { amountPence, meaning, share, isSeveral } = entry;
  const { spendPence, feePence, totalPence, leftPence } = quote;
  const networks = networksOf(prices, entry);
  const shares = networks.map(({ name: network }, index) => {
    const percent = String(index === 0 ? share : 100 - share);
    return fill(words.share, { network, percent });
  });
  const slots = {
    amount: formatPence(amountPence),
    networks:
      entry.network === BOTH
        ? [networks.map(({ name }) => name), shares]
            .map((each) => listed(each, words.and))
            .join(", ")
        : (networks[0]?.subjectName ?? ""),
    names: listed(names, words.and),
    spend: format(spendPence),
    fee: format(feePence),
    total: format(totalPence),
    left: format(leftPence),
  };
  const buys = fill(leftPence > 0 ? words.buysWithLeft : words.buys, slots);
  const sentence = fill(words[meaning], { ...slots, buys });
  if (!asksForPlaces(networks)) return sentence;
  return `${sentence} ${isSeveral ? words.several : words.one}`;
}
