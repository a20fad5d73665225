import { useLayoutEffect, useRef } from "react";

import { formatPence } from "~/format/numbers";
import { fill } from "~/format/text";

import { Rows, type RowsProps } from "./rows";
import type { Change } from "./use-entry";
import "./scale.css";

/** From here on, in per cent, the line's label is left of it, and there is no badge. */
const FAR = 50;

/** From here on figures follow the names, so that the line crosses no words. */
const LATE = 62;

type Props = Omit<RowsProps, "onPick"> & {
  label: string;
  /** What the slider says. */
  spoken: string;
  onChange: Change;
};

/** The slider, from whose thumb the line hangs down through the bars of all packages. */
export function Scale({ label, spoken, onChange, ...props }: Props) {
  const { words, entry, answer, scale, isInert } = props;
  const slider = useRef<HTMLInputElement>(null);
  const atTouch = useRef(entry);
  const { first, last, step, at, from, to, ticks } = scale;
  const value = entry.amountPence / 100;
  // A typed amount may lie between two steps.
  const isBetween = (entry.amountPence - first) % step !== 0;

  const onSlide = ({ valueAsNumber }: HTMLInputElement) => {
    const steps = Math.round((100 * valueAsNumber - first) / step);
    const amountPence = Math.min(last, Math.max(first, first + steps * step));
    onChange((now) => ({ ...now, amountPence }), true);
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
    if (input && input.valueAsNumber !== value) input.valueAsNumber = value;
  });

  const onPick = (key: string) =>
    onChange((now) => ({
      ...now,
      pick: key === answer.best.row.key ? undefined : key,
    }));
  const place = at > LATE ? "scale far late" : at > FAR ? "scale far" : "scale";
  return (
    <div className={place} style={{ "--from": from, "--to": to }}>
      <input
        ref={slider}
        id="slider"
        type="range"
        aria-label={label}
        min={first / 100}
        max={last / 100}
        step={isBetween ? "any" : step / 100}
        autoComplete="off"
        defaultValue={value}
        aria-valuetext={spoken}
        onChange={({ target }) => onSlide(target)}
        onPointerDown={() => {
          atTouch.current = entry;
        }}
        // The touch has turned out to scroll the page.
        onPointerCancel={() => onChange(() => atTouch.current)}
      />
      <ol className="ticks" aria-hidden inert={isInert}>
        {ticks.map(({ pence, at: tick, isNear }) => (
          <li key={pence} style={{ "--tick": tick }}>
            {isNear ? "" : formatPence(pence)}
          </li>
        ))}
      </ol>
      <Rows {...props} onPick={onPick} />
      <p className="plumb" aria-hidden inert={isInert} style={{ "--at": at }}>
        <span>
          {fill(words.amounts[entry.meaning].line, {
            amount: formatPence(entry.amountPence),
          })}
        </span>
      </p>
    </div>
  );
}
