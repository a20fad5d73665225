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
} from "./chart";
import { namesOf, type Choice, type Quote } from "./fees";

type Words = Estimator["chart"];

const quoteName = (quote: Quote) => namesOf(quote).join();

/** What a stretch says: a bold part and the rest. */
function wordsOf({ quote, from, to }: Stretch, words: Words) {
  const slots = {
    from: formatPence(roundLimit(from)),
    to: formatPence(roundLimit(to)),
  };
  const isFirst = from === SPEND.least;
  if (quote.together)
    return [words.onePrice, fill(words.onePriceTo, slots)] as const;
  if (quote.parts.length > 1)
    return isFirst
      ? ([words.both, words.pair] as const)
      : ([fill(words.pairAbove, slots), words.pair] as const);
  if (isFirst && to === SPEND.most) return [quoteName(quote), ""] as const;
  if (to === SPEND.most)
    return [quoteName(quote), fill(words.above, slots)] as const;
  const template = isFirst ? words.upTo : words.between;
  return [quoteName(quote), fill(template, slots)] as const;
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
  const { fees, cheapest, levels, starts, stretches } = feeChart(choice, depth);
  const { width, height } = CHART;
  const names =
    starts.length > 0
      ? starts
      : stretches
          .slice(0, 1)
          .map(({ place }) => ({ name: words.both, depth: place.depth }));
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
        {names.map((each) => (
          <li key={each.name} style={{ "--depth": each.depth }}>
            {each.name}
          </li>
        ))}
      </ol>
      {stretches.map((stretch) => {
        const [name, rest] = wordsOf(stretch, words);
        const { start, end, depth: top } = stretch.place;
        return (
          <span
            key={stretch.from}
            className="stretch"
            style={{ "--start": start, "--end": end, "--depth": top }}
          >
            <span>
              <b>{name}</b>
              {rest && ` ${rest}`}
            </span>
          </span>
        );
      })}
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
  const clauses = stretches.map((each) => wordsOf(each, words).join(" "));
  const reading = `${clauses.join(", ")}.`;
  return (
    <>
      <p className="visually-hidden">{reading}</p>
      <p className="reading" aria-hidden>
        {reading}
      </p>
    </>
  );
});
