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
  const drawn = {
    "data-measure": measure(leadPlace(rates, atFirst)),
    // The page itself has no style attributes: the policy forbids them.
    style: spend.position === atFirst.position ? undefined : moved,
  };
  return (
    <>
      <div className="spend" {...drawn}>
        <label htmlFor="spend">{words.spend.label}</label>
        <b className="numeral" aria-hidden="true">
          <Pounds pence={spend.pence} />
        </b>
      </div>
      <div className="sea">
        <input
          ref={slider}
          id="spend"
          type="range"
          min={0}
          max={100}
          step="any"
          autoComplete="off"
          value={spend.position}
          aria-valuetext={answer}
          onChange={({ target }) => onSlide(target.valueAsNumber)}
        />
        <div className="depths" aria-hidden="true">
          <FeeDrawing rates={rates} words={words.chart} />
          <span className="lead-line" {...drawn}>
            <b>
              <Pounds pence={feePence} />
            </b>
          </span>
        </div>
        <ol className="ticks tabular" aria-hidden="true">
          {ticks.map(({ pence, place: at }) => (
            <li key={pence} data-measure={measure(at)}>
              {formatPence(pence)}
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
