import type { RefObject } from "react";

import type { Estimator } from "~/content/schema/estimator";
import { leadPlace, ticks, type Spend } from "~/estimate/chart";
import type { Rate } from "~/estimate/fees";
import { positionOf } from "~/estimate/spend-scale";
import { formatPence } from "~/format/money";
import { measure } from "~/measure";

import { FeeDrawing } from "./fee-drawing";
import { Pounds } from "./pounds";

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

// Made once: nothing in it changes while the slider moves.
const scale = (
  <ol className="ticks" aria-hidden="true">
    {ticks.map(({ pence, place }) => (
      <li key={pence} data-measure={measure(place)}>
        {formatPence(pence)}
      </li>
    ))}
  </ol>
);

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
  // Where the fee has no room right of the lead: at the end, on phones before.
  const side = start < 50 ? "" : start < 80 ? "mid" : "late";
  // The page itself has no style attributes: the policy forbids them. Later the
  // stylesheet's translations are set by hand, which no element inherits.
  const isMoved = spend.position !== atFirst.position;
  const translate = (x: number, y = 0) =>
    isMoved ? { translate: `${x}% ${y}%` } : undefined;
  return (
    <div className="sea" data-measure={measure(leadPlace(rates, atFirst))}>
      <div className="spend" style={translate(start - 100)}>
        <div style={translate(-start)}>
          <label htmlFor="spend">{words.spend.label}</label>
          <b className="numeral" aria-hidden="true">
            <Pounds pence={spend.pence} />
          </b>
        </div>
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
        <span
          className={`lead-line ${side}`}
          style={translate(start - 100, depth - 100)}
        >
          <b>
            <Pounds pence={feePence} />
          </b>
        </span>
      </div>
      {scale}
    </div>
  );
}
