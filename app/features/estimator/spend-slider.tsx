import type { ComponentProps, Ref } from "react";
import type { Estimator } from "./schema";
import { leadPlace, ticks } from "./chart";
import type { Rate } from "./fees";
import { positionOf } from "./spend-scale";
import { formatPence } from "~/format/numbers";
import { answerAt } from "./answer";
import { FeeDrawing } from "./fee-drawing";
import { leadClass } from "./lead-class";
import "./spend-slider.css";

type PoundsProps = { pence: number };

/** An amount set large; odd pence stand small, for there is seldom room. */
export function Pounds({ pence }: PoundsProps) {
  const [pounds, odd] = formatPence(pence).split(/(?=\.)/);
  return (
    <>
      {pounds}
      <small>{odd}</small>
    </>
  );
}

/** Puts another amount where `Pounds` has set one, without React. */
export function setPounds(place: HTMLElement | null, pence: number): void {
  const parts = formatPence(pence).split(/(?=\.)/);
  place?.childNodes.forEach((node, index) => {
    // A text that is changed costs less than a new one.
    node.textContent = parts[index] ?? "";
  });
}

type SpendSliderProps = {
  words: Estimator;
  rates: readonly Rate[];
  /** What is moved without React. */
  input: ComponentProps<"input">;
  amount: Ref<HTMLElement>;
  fee: Ref<HTMLElement>;
};

// Made once: nothing in it changes while the slider moves.
const scale = (
  <ol className="ticks" aria-hidden>
    {ticks.map(({ pence, place }) => (
      <li key={pence} style={{ "--start": place.start }}>
        {formatPence(pence)}
      </li>
    ))}
  </ol>
);

/**
 * The slider is the surface; from it the lead hangs down to the cheapest fee.
 * This draws them as the page opens.
 */
export function SpendSlider({
  words,
  rates,
  input,
  amount,
  fee,
}: SpendSliderProps) {
  const pence = words.openingSpendPence;
  const place = leadPlace(rates, { pence, position: positionOf(pence) });
  const { feePence, text } = answerAt(rates, pence, words);
  return (
    <div
      className="sea"
      style={{ "--start": place.start, "--depth": place.depth }}
    >
      <div className="spend">
        <div>
          <label htmlFor="spend">{words.spend.label}</label>
          <b ref={amount} className="numeral" aria-hidden>
            <Pounds pence={pence} />
          </b>
        </div>
      </div>
      {/* From 0 to 100, as a range is of itself. */}
      <input
        {...input}
        id="spend"
        type="range"
        step="any"
        autoComplete="off"
        defaultValue={place.start}
        aria-valuetext={text}
      />
      <div className="depths" aria-hidden>
        <FeeDrawing rates={rates} words={words.chart} />
        <span className={leadClass(place.start)}>
          <b ref={fee}>
            <Pounds pence={feePence} />
          </b>
        </span>
      </div>
      {scale}
    </div>
  );
}
