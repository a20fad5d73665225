import { memo, useLayoutEffect, useRef } from "react";

import type { Estimator } from "~/content/schema/estimator";
import { SPEND } from "~/format/estimate";
import { formatPence } from "~/format/numbers";
import { fill, listed } from "~/format/text";

import {
  CHART,
  depthAt,
  positionOf,
  roundLimit,
  spendAt,
  ticks,
  type FeeChart,
  type Stretch,
} from "./sums/chart";
import type { Entry } from "./sums/entry";
import { namesOf, slidTo, type Quote } from "./sums/fees";
import type { Change } from "./use-entry";
import "./spend-slider.css";

type Words = Estimator["chart"];

/** What a stretch says: "Growth is cheapest from £23,300 to £75,000". */
function clauseOf({ quote, from, to }: Stretch, words: Words): string {
  const slots = {
    from: formatPence(roundLimit(from)),
    to: formatPence(roundLimit(to)),
  };
  const isFirst = from === SPEND.least;
  if (quote.together)
    return `${words.onePrice} ${fill(words.onePriceTo, slots)}`;
  if (quote.parts.length > 1)
    return `${isFirst ? words.both : fill(words.pairAbove, slots)} ${words.pair}`;
  const limits =
    to === SPEND.most ? words.above : isFirst ? words.upTo : words.between;
  return `${namesOf(quote).join()} ${fill(limits, slots)}`;
}

/** It does not depend on the spend. */
const FeeDrawing = memo(function FeeDrawing({ chart }: { chart: FeeChart }) {
  const { fees, cheapest, levels, starts } = chart;
  const { width, height } = CHART;
  return (
    <>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        <path className="bed" d={`${cheapest}V${height}H0Z`} />
        <path className="fee" d={fees} />
        <path className="cheapest" d={cheapest} />
      </svg>
      <ol className="levels">
        {levels.map(({ pence, depth }) => (
          <li key={pence} style={{ "--depth": depth }}>
            <span>{formatPence(pence)}</span>
          </li>
        ))}
      </ol>
      <ol className="names">
        {starts.map(({ name, depth }) => (
          <li key={name} style={{ "--depth": depth }}>
            {name}
          </li>
        ))}
      </ol>
    </>
  );
});

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
const translated = (x: number, y: number) => ({ translate: `${x}% ${y}%` });

/** From here on, in per cent from the left, the fee is left of the lead line. */
const LATE = 56;

type Props = {
  words: Estimator;
  chart: FeeChart;
  quote: Quote;
  entry: Entry;
  /** The slider's own position, if the slider has made the last change. */
  position: number | undefined;
  onChange: Change;
};

/** The slider for the ad spend, from whose thumb the lead line hangs down to the fee. */
export function SpendSlider({
  words: { chart: words, prices, and },
  chart,
  quote,
  entry,
  position,
  onChange,
}: Props) {
  const slider = useRef<HTMLInputElement>(null);
  const start = position ?? positionOf(quote.spendPence);
  const depth = depthAt(quote.feePence, chart.deepest);
  const atTouch = useRef(entry);
  const spend = formatPence(quote.spendPence);
  const fee = formatPence(quote.feePence);

  const onSlide = ({ value }: HTMLInputElement) => {
    const at = Number(value);
    onChange((now) => slidTo(prices, now, spendAt(at)), at);
  };

  // The visitor may have moved the slider before the start.
  useLayoutEffect(() => {
    const { current: input } = slider;
    if (input && input.value !== input.defaultValue) onSlide(input);
    // oxlint-disable-next-line react/exhaustive-deps -- once, at the start
  }, []);

  // The slider is not controlled by React, so that it keeps what was set before
  // the start; it follows the address and the field here.
  useLayoutEffect(() => {
    const { current: input } = slider;
    if (input && Number(input.value) !== start) input.valueAsNumber = start;
  }, [start]);

  return (
    <div className="sea">
      <p className="scale-name" aria-hidden>
        {words.fee}
      </p>
      <label className="surface" htmlFor="spend">
        {fill(words.drag, { spend })}
      </label>
      {/* The default range of an <input type="range"> is 0 to 100. */}
      <input
        ref={slider}
        id="spend"
        type="range"
        step="any"
        autoComplete="off"
        defaultValue={start}
        aria-valuetext={fill(words.value, {
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
        <FeeDrawing chart={chart} />
        <span
          className={start < LATE ? "lead-line" : "lead-line late"}
          style={translated(start - 100, depth - 100)}
        >
          <b>{fee}</b>
        </span>
      </div>
      {scale}
      <p className="axis" aria-hidden>
        {words.spend}
      </p>
      {/* One package alone needs no words. */}
      {chart.stretches.length > 1 && (
        <p className="small reading">
          {`${chart.stretches.map((each) => clauseOf(each, words)).join(", ")}.`}
        </p>
      )}
    </div>
  );
}
