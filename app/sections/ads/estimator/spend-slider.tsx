import type { CSSProperties, RefObject } from "react";

import type { Estimator } from "~/content/schema/estimator";
import { leadPlace, ticks, type Spend } from "~/estimate/chart";
import type { Rate } from "~/estimate/fees";
import { positionOf } from "~/estimate/spend-scale";
import { formatPence } from "~/format/money";
import { measure } from "~/measure";

import { FeeDrawing } from "./fee-drawing";
import { Pounds } from "./pounds";

type Variables = CSSProperties & Record<`--${string}`, number>;

type Props = {
  words: Pick<Estimator, "spend" | "chart" | "openingSpendPence">;
  rates: readonly Rate[];
  slider: RefObject<HTMLInputElement | null>;
  spend: Spend;
  feePence: number;
  /** What the slider says of itself. */
  answer: string;
  onSlide: (position: number) => void;
};

/** The slider is the surface; from it the lead hangs down to the cheapest fee. */
export function SpendSlider({
  words,
  rates,
  slider,
  spend,
  feePence,
  answer,
  onSlide,
}: Props) {
  const opening = words.openingSpendPence;
  const atFirst = { pence: opening, position: positionOf(opening) };
  const { start, depth } = leadPlace(rates, spend);
  const moved: Variables = { "--start": start, "--depth": depth };
  // The page itself has no style attributes: the policy forbids them. Set on
  // these two alone, nothing else of the chart has its style computed again.
  const style = spend.position === atFirst.position ? undefined : moved;
  return (
    <div className="sea" data-measure={measure(leadPlace(rates, atFirst))}>
      <div className="spend" style={style}>
        <label htmlFor="spend">{words.spend.label}</label>
        <b className="numeral" aria-hidden="true">
          <Pounds pence={spend.pence} />
        </b>
      </div>
      {/* From 0 to 100, as a range is of itself. */}
      <input
        ref={slider}
        id="spend"
        type="range"
        step="any"
        autoComplete="off"
        value={spend.position}
        aria-valuetext={answer}
        onChange={({ target }) => onSlide(target.valueAsNumber)}
      />
      <div className="depths" aria-hidden="true">
        <FeeDrawing rates={rates} words={words.chart} />
        <span className="lead-line" style={style}>
          <b>
            <Pounds pence={feePence} />
          </b>
        </span>
      </div>
      <ol className="ticks" aria-hidden="true">
        {ticks.map(({ pence, place }) => (
          <li key={pence} data-measure={measure(place)}>
            {formatPence(pence)}
          </li>
        ))}
      </ol>
    </div>
  );
}
