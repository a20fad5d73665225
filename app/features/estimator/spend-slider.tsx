import { useLayoutEffect, useRef, type RefObject } from "react";

import { formatPence } from "~/format/numbers";

import { leadPlace, ticks, type Spend } from "./chart";
import { FeeDrawing } from "./fee-drawing";
import { answerAt, type Rate } from "./fees";
import type { Estimator } from "~/content/schema/estimator";
import { spendInAddress, useSpendAddress } from "./spend-address";
import { positionOf, spendAt } from "./spend-scale";
import "./spend-slider.css";

/** An amount in large type. Odd pence are smaller, because there is little room. */
export function Pounds({ pence }: { pence: number }) {
  const [pounds, odd] = formatPence(pence).split(/(?=\.)/);
  return (
    <>
      {pounds}
      <small>{odd}</small>
    </>
  );
}

// A constant element: React skips it while the slider moves.
const scale = (
  <ol className="ticks" aria-hidden>
    {ticks.map(({ pence, place }) => (
      <li key={pence} style={{ "--start": place.start }}>
        {formatPence(pence)}
      </li>
    ))}
  </ol>
);

/** A translation in per cent of the element's own size, which needs no layout. */
const translated = (x: number, y = 0) => ({ translate: `${x}% ${y}%` });

/** From here on, in per cent from the left, the fee is left of the lead line. */
const LATE = 66;

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

/**
 * The slider, the spend above it, and the chart below it, in which the lead line
 * hangs from the slider's thumb down to the lowest fee.
 */
export function SpendSlider({ ref, words, rates, spend, onSpend }: Props) {
  const { start, depth } = leadPlace(rates, spend);
  const atTouch = useRef(spend);
  const { feePence, text } = answerAt(rates, spend.pence, words);
  // Here, because what is around the section hydrates before the slider has read the URL
  useSpendAddress(spend.pence);

  // The visitor may have moved the slider before hydration. Otherwise the spend in
  // the URL counts.
  useLayoutEffect(() => {
    const { current: input } = ref;
    const asked = spendInAddress();
    if (input && input.value !== input.defaultValue) onSpend(spendFrom(input));
    else if (asked) onSpend({ pence: asked, position: positionOf(asked) });
    // oxlint-disable-next-line react/exhaustive-deps -- once, after hydration
  }, []);

  return (
    <div className="sea">
      <div className="spend" style={translated(start - 100)}>
        <div style={translated(-start)}>
          <label htmlFor="spend">{words.spend.label}</label>
          <b className="numeral" aria-hidden>
            <Pounds pence={spend.pence} />
          </b>
        </div>
      </div>
      {/* The default range of an <input type="range"> is 0 to 100. */}
      <input
        ref={ref}
        id="spend"
        type="range"
        step="any"
        autoComplete="off"
        defaultValue={positionOf(words.openingSpendPence)}
        aria-valuetext={text}
        onChange={({ target }) => onSpend(spendFrom(target))}
        onPointerDown={() => {
          atTouch.current = spend;
        }}
        // The touch has turned out to scroll the page.
        onPointerCancel={() => onSpend(atTouch.current)}
      />
      <div className="depths" aria-hidden style={{ "--start": start }}>
        <FeeDrawing rates={rates} words={words.chart} />
        <span
          className={start < LATE ? "lead-line" : "lead-line late"}
          style={translated(start - 100, depth - 100)}
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
