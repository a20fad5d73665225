import type { Estimator } from "../../../content/schema/estimator.ts";
import { SPEND } from "../../../format/estimate.ts";
import { formatPounds } from "../../../format/numbers.ts";
import { fill, listed } from "../../../format/text.ts";
import { wholeDifference } from "./bill.ts";
import type { Entry } from "./entry.ts";
import { quoteOf, type Answer, type Quote } from "./answer.ts";

/** A note beside the figures: a bold part, and the rest. */
export type Note = { first?: string; rest?: string };

/** A pound above the limit of the one package there must be two. */
const NEXT = 100;

/** What the limit of the one package costs, before it is reached and after. */
function limitNote({ notes, prices }: Estimator, answer: Answer): Note[] {
  const { together, vatPercent } = prices;
  const quoteFrom = (kind: string) =>
    answer.rows.find(({ row }) => row.kind === kind);
  const two = quoteFrom("two")?.row;
  if (!together || !two) return [];
  const { feePence, upToPence } = together;
  const amountPence = upToPence + NEXT;
  const after = quoteOf(two, { meaning: "spend", amountPence }, vatPercent);
  if (!after || after.feePence <= feePence) return [];
  const leftPence = quoteFrom("one")?.quote?.leftPence ?? 0;
  const slots = {
    spend: formatPounds(upToPence),
    next: formatPounds(amountPence),
    left: formatPounds(leftPence),
  };
  const { spendPence } = answer.chosen;
  if (spendPence <= upToPence)
    return [
      {
        first: fill(notes.oneUntil, slots),
        rest: fill(notes.after, {
          ...slots,
          more: formatPounds(wholeDifference(after.feePence, feePence)),
          fee: formatPounds(after.feePence),
        }),
      },
    ];
  const before = leftPence > 0 ? notes.beforeWithLeft : notes.before;
  return [
    {
      first: fill(notes.twoFrom, slots),
      rest: fill(before, { ...slots, fee: formatPounds(feePence) }),
    },
  ];
}

/** What the first network alone would give. */
function aloneNote(words: Estimator, entry: Entry, answer: Answer): Note[] {
  const alone = answer.rows.find(({ row }) => row.kind === "alone")?.quote;
  if (!alone) return [];
  const { notes } = words;
  const { spendPence, feePence } = answer.chosen;
  const less = wholeDifference(feePence, alone.feePence);
  const more = wholeDifference(alone.spendPence, spendPence);
  const isSpend = entry.meaning === "spend";
  if ((isSpend ? less : more) <= 0) return [];
  const rest = fill(isSpend ? notes.aloneOfSpend : notes.aloneOfBudget, {
    network: alone.parts[0]?.network.name ?? "",
    names: listed(alone.names, words.and),
    spend: formatPounds(alone.spendPence),
    fee: formatPounds(alone.feePence),
    less: formatPounds(less),
    more: formatPounds(more),
  });
  return [{ rest }];
}

/** Which packages are for one location only. */
function placesNote(
  { notes, and }: Estimator,
  entry: Entry,
  { rows, best, chosen }: Answer,
): Note[] {
  const names = rows.flatMap(({ row }) =>
    row.package?.isForOne ? row.package.name : [],
  );
  if (!entry.isSeveral || names.length === 0) return [];
  const first = fill(notes.forOne, { name: listed(names, and) });
  const name = chosen.names.join();
  return [
    chosen === best
      ? { first, rest: fill(notes.several, { name }) }
      : { first },
  ];
}

function lacksNote({ notes, and }: Estimator, { row, names }: Quote): Note[] {
  const lacks = row.package?.lacks ?? [];
  if (lacks.length === 0) return [];
  const slots = { name: names.join(), lacks: listed(lacks, and) };
  return [{ rest: fill(notes.lacks, slots) }];
}

/** What the visitor should know beside the figures. */
export function notesOf(
  words: Estimator,
  entry: Entry,
  answer: Answer,
  isOlder = false,
): Note[] {
  const { spendPence } = answer.chosen;
  const spend = formatPounds(spendPence);
  return [
    ...(isOlder ? [{ first: words.notes.changed }] : []),
    ...(answer.chosen.row.kind === "package"
      ? placesNote(words, entry, answer)
      : [...limitNote(words, answer), ...aloneNote(words, entry, answer)]),
    ...(spendPence < SPEND.least
      ? [{ first: fill(words.notes.little, { spend }) }]
      : lacksNote(words, answer.chosen)),
  ];
}

/** What is wrong with a share, and the nearest one that gives each network enough. */
export function shareProblem(
  { networks }: Pick<Estimator, "networks">,
  { parts, spendPence }: Quote,
): { note: string; better?: number } | undefined {
  const [first, second] = parts;
  if (!first || !second) return undefined;
  const low = Math.min(first.spendPence, second.spendPence);
  if (low >= SPEND.least) return undefined;
  const [least, both] = [SPEND.least, 2 * SPEND.least].map(formatPounds);
  if (spendPence < 2 * SPEND.least)
    return { note: fill(networks.start, { least: both ?? "" }) };
  // In steps of 5, as far from the half as the other network's least allows.
  const most = Math.floor((20 * (spendPence - SPEND.least)) / spendPence) * 5;
  return {
    note: fill(networks.little, { least: least ?? "" }),
    better: low === second.spendPence ? most : 100 - most,
  };
}
