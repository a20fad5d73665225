import { useLayoutEffect, useRef } from "react";

import type { Estimator } from "~/content/schema/estimator";
import { formatPence } from "~/format/numbers";
import { fill, listed } from "~/format/text";

import { depthAt, positionOf, spendAt, ticks } from "./sums/chart";
import type { Entry } from "./sums/entry";
import { slidTo } from "./sums/estimate";
import { FeeDrawing, FeeReading } from "./fee-drawing";
import { namesOf, type Choice, type Quote } from "./sums/fees";
import type { Change } from "./use-entry";
import "./spend-slider.css";

// A constant element: React skips it while the slider moves.
const scale = (
  <ol className="ticks" aria-hidden>
    {ticks.map(({ pence, start }) => (
      <li key={pence} style={{ "--start": start }}>
        {formatPence(pence)}
      </li>
    ))}
  </ol>
);

/** A translation in per cent of the element's own size, which needs no layout. */
const translated = (x: number, y = 0) => ({ translate: `${x}% ${y}%` });

/** From here on, in per cent from the left, the fee is left of the lead line. */
const LATE = 56;

type Props = {
  words: Estimator;
  choice: Choice;
  quote: Quote;
  entry: Entry;
  /** The slider's own position, if the slider has made the last change. */
  position: number | undefined;
  /** The fee at the lower edge of the chart, in pence. */
  depth: number;
  onChange: Change;
};

/**
 * The slider, always for the ad spend, and the chart below it, in which the lead line
 * hangs from the slider's thumb down to the lowest fee.
 */
export function SpendSlider({
  words: { chart, prices, and },
  choice,
  quote,
  entry,
  position,
  depth,
  onChange,
}: Props) {
  const slider = useRef<HTMLInputElement>(null);
  const start = position ?? positionOf(quote.spendPence);
  const atTouch = useRef(entry);
  const spend = formatPence(quote.spendPence);
  const fee = formatPence(quote.feePence);

  const onSlide = ({ value }: HTMLInputElement) => {
    const at = Number(value);
    onChange((now) => slidTo(prices, now, spendAt(at)), at);
  };

  // The visitor may have moved the slider before hydration.
  useLayoutEffect(() => {
    const { current: input } = slider;
    if (input && input.value !== input.defaultValue) onSlide(input);
    // oxlint-disable-next-line react/exhaustive-deps -- once, after hydration
  }, []);

  // The slider is not controlled by React, so that it keeps what was set before
  // hydration; it follows the address and the field here.
  useLayoutEffect(() => {
    const { current: input } = slider;
    if (input && Number(input.value) !== start) input.valueAsNumber = start;
  }, [start]);

  return (
    <div className="sea">
      <p className="scale-name" aria-hidden>
        {chart.fee}
      </p>
      <label className="surface" htmlFor="spend">
        {fill(chart.drag, { spend })}
      </label>
      {/* The default range of an <input type="range"> is 0 to 100. */}
      <input
        ref={slider}
        id="spend"
        type="range"
        step="any"
        autoComplete="off"
        defaultValue={start}
        aria-valuetext={fill(chart.value, {
          spend,
          names: listed(namesOf(quote), and),
          fee,
          total: formatPence(quote.totalPence),
        })}
        onChange={({ target }) => onSlide(target)}
        onPointerDown={() => {
          atTouch.current = entry;
        }}
        // The touch has turned out to scroll the page.
        onPointerCancel={() => onChange(() => atTouch.current)}
      />
      <div className="depths" aria-hidden>
        <FeeDrawing choice={choice} depth={depth} words={chart} />
        <span
          className={start < LATE ? "lead-line" : "lead-line late"}
          style={translated(start - 100, depthAt(quote.feePence, depth) - 100)}
        >
          <b>{fee}</b>
        </span>
      </div>
      {scale}
      <p className="axis" aria-hidden>
        {chart.spend}
      </p>
      <FeeReading choice={choice} words={chart} />
    </div>
  );
}
