import { memo } from "react";

import { formatPence } from "~/format/numbers";
import { fill } from "~/format/text";

import { CHART, feeChart } from "./chart";
import type { Rate } from "./fees";
import type { Estimator } from "~/content/schema/estimator";
import { SPEND } from "~/format/estimate";
import { roundLimit, type Stretch } from "./stretches";
import "./fee-drawing.css";

type Words = Estimator["chart"];

/** The template of a stretch: the first has no lower limit, the last no upper. */
function templateOf({ from, to }: Stretch, { above, upTo, between }: Words) {
  if (to === SPEND.most) return above;
  return from === SPEND.least ? upTo : between;
}

type Props = { rates: readonly Rate[]; words: Words };

/**
 * The chart of the fees: a curve for each package, and the sea bed below the
 * lowest fee. It does not depend on the spend.
 */
export const FeeDrawing = memo(function FeeDrawing({ rates, words }: Props) {
  const { fees, cheapest, levels, stretches } = feeChart(rates);
  const { width, height } = CHART;
  return (
    <>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        <path className="bed" d={`${cheapest}V${height}H0Z`} />
        <path className="fee" d={fees} />
        <path className="cheapest" d={cheapest} />
      </svg>
      <ol className="levels">
        {levels.map(({ pence, place }) => (
          <li key={pence} style={{ "--depth": place.depth }}>
            <span>{formatPence(pence)}</span>
          </li>
        ))}
      </ol>
      {stretches.map(({ rate, from, to, place }) => (
        <span
          key={from}
          className="stretch"
          style={{
            "--start": place.start,
            "--end": place.end,
            "--depth": place.depth,
          }}
        >
          <span>
            <b>{rate.name}</b>
            {` ${fill(templateOf({ rate, from, to }, words), {
              from: formatPence(roundLimit(from)),
              to: formatPence(roundLimit(to)),
            })}`}
          </span>
        </span>
      ))}
    </>
  );
});
