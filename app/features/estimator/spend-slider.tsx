import { useLayoutEffect, type RefObject } from "react";

import { formatPence } from "~/format/numbers";

import { answerAt } from "./answer";
import { leadPlace, ticks, type Spend } from "./chart";
import { FeeDrawing } from "./fee-drawing";
import type { Rate } from "./fees";
import type { Estimator } from "./schema";
import { spendInAddress } from "./spend-address";
import { positionOf, spendAt } from "./spend-scale";
import "./spend-slider.css";

/** An amount set large; odd pence stand small, for there is seldom room. */
export function Pounds({ pence }: { pence: number }) {
  const [pounds, odd] = formatPence(pence).split(/(?=\.)/);
  return (
    <>
      {pounds}
      <small>{odd}</small>
    </>
  );
}

// An element of its own, because nothing in it changes while the slider moves.
const scale = (
  <ol className="ticks" aria-hidden>
    {ticks.map(({ pence, place }) => (
      <li key={pence} style={{ "--start": place.start }}>
        {formatPence(pence)}
      </li>
    ))}
  </ol>
);

/** A translation in per cent of the element's own size needs no layout. */
const moved = (x: number, y = 0) => ({ translate: `${x}% ${y}%` });

/**
 * What the stylesheet must know of the lead's place, in per cent from the left:
 * whether the fee has room on its right, and on phones (`mid`) only if the
 * scale's figures give way, or (`late`) stands on its left.
 */
const leadClass = (start: number): string =>
  `lead-line ${start < 50 ? "" : start < 66 ? "mid" : "late"}`;

function spendFrom({ value }: HTMLInputElement): Spend {
  const position = Number(value);
  return { pence: spendAt(position), position };
}

type Props = {
  ref: RefObject<HTMLInputElement | null>;
  words: Estimator;
  rates: readonly Rate[];
  spend: Spend;
  onSpend: (spend: Spend) => void;
};

/** The slider is the surface; from it the lead hangs down to the cheapest fee. */
export function SpendSlider({ ref, words, rates, spend, onSpend }: Props) {
  const { start, depth } = leadPlace(rates, spend);
  const { feePence, text } = answerAt(rates, spend.pence, words);

  // What the slider was moved to before hydration, else what the address says.
  useLayoutEffect(() => {
    const { current: input } = ref;
    const asked = spendInAddress();
    if (input && input.value !== input.defaultValue) onSpend(spendFrom(input));
    else if (asked) onSpend({ pence: asked, position: positionOf(asked) });
    // oxlint-disable-next-line react/exhaustive-deps -- once, after hydration
  }, []);

  return (
    <div className="sea">
      <div className="spend" style={moved(start - 100)}>
        <div style={moved(-start)}>
          <label htmlFor="spend">{words.spend.label}</label>
          <b className="numeral" aria-hidden>
            <Pounds pence={spend.pence} />
          </b>
        </div>
      </div>
      {/* From 0 to 100, as a range is of itself. */}
      <input
        ref={ref}
        id="spend"
        type="range"
        step="any"
        autoComplete="off"
        defaultValue={positionOf(words.openingSpendPence)}
        aria-valuetext={text}
        onChange={({ target }) => onSpend(spendFrom(target))}
      />
      <div className="depths" aria-hidden>
        <FeeDrawing rates={rates} words={words.chart} />
        <span
          className={leadClass(start)}
          style={moved(start - 100, depth - 100)}
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
