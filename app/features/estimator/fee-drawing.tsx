import { memo } from "react";

import type { Estimator } from "~/content/schema/estimator";
import { SPEND } from "~/format/estimate";
import { formatPence } from "~/format/numbers";
import { fill } from "~/format/text";

import {
  CHART,
  feeChart,
  roundLimit,
  stretchesOf,
  type Stretch,
} from "./sums/chart";
import { namesOf, type Choice, type Quote } from "./sums/fees";

type Words = Estimator["chart"];

const quoteName = (quote: Quote) => namesOf(quote).join();

/** What a stretch says: "Growth is cheapest from £23,300 to £75,000". */
function clauseOf({ quote, from, to }: Stretch, words: Words): string {
  const slots = {
    from: formatPence(roundLimit(from)),
    to: formatPence(roundLimit(to)),
  };
  const isFirst = from === SPEND.least;
  const isPair = quote.parts.length > 1;
  if (quote.together)
    return `${words.onePrice} ${fill(words.onePriceTo, slots)}`;
  if (isPair)
    return `${isFirst ? words.both : fill(words.pairAbove, slots)} ${words.pair}`;
  const limits =
    to === SPEND.most ? words.above : isFirst ? words.upTo : words.between;
  return `${quoteName(quote)} ${fill(limits, slots)}`;
}

type Props = { choice: Choice; depth: number; words: Words };

/**
 * The chart of the fees: a curve for each package, and the sea bed below the lowest
 * fee. It does not depend on the spend.
 */
export const FeeDrawing = memo(function FeeDrawing({
  choice,
  depth,
  words,
}: Props) {
  const { fees, cheapest, levels, starts } = feeChart(
    choice,
    depth,
    words.both,
  );
  const { width, height } = CHART;
  return (
    <>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        <path className="bed" d={`${cheapest}V${height}H0Z`} />
        <path className="fee" d={fees} />
        <path className="cheapest" d={cheapest} />
      </svg>
      <ol className="levels">
        {levels.map((level) => (
          <li key={level.pence} style={{ "--depth": level.depth }}>
            <span>{formatPence(level.pence)}</span>
          </li>
        ))}
      </ol>
      <ol className="names">
        {starts.map((start) => (
          <li key={start.name} style={{ "--depth": start.depth }}>
            {start.name}
          </li>
        ))}
      </ol>
    </>
  );
});

/** Which package is the cheapest where, in words. */
export const FeeReading = memo(function FeeReading({
  choice,
  words,
}: Omit<Props, "depth">) {
  const stretches = stretchesOf(choice);
  // One package alone needs no words.
  if (stretches.length < 2) return null;
  const clauses = stretches.map((each) => clauseOf(each, words));
  return <p className="small reading">{`${clauses.join(", ")}.`}</p>;
});
