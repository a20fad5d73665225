import { useLayoutEffect, useRef, useState } from "react";

import { inTurns } from "./in-turns";
import { spendInAddress } from "./spend-address";
import type { Estimator } from "./schema";
import { leadPlace } from "./chart";
import { lowestFee, type Rate } from "./fees";
import { positionOf, spendAt } from "./spend-scale";

import { answerAt } from "./answer";
import { leadClass } from "./lead-class";
import { setPounds } from "./spend-slider";

type Props = {
  words: Pick<Estimator, "openingSpendPence" | "and" | "answer">;
  rates: readonly Rate[];
};

/** Between two changes beside the slider, in ms: each has a frame to itself. */
const PAUSE = 50;

// The page itself has no style attributes: the policy forbids them. Later the
// stylesheet's translations are set by hand, which no element inherits.
function translate(part: HTMLElement | null | undefined, x: number, y = 0) {
  if (part) part.style.translate = `${x}% ${y}%`;
}

/**
 * The slider with what hangs on it, moved without React: a frame has no time
 * for it.
 *
 * @param onMoved is told the spend in pence, at most 200 ms after the slider has moved
 */
export function useSlider(
  { words, rates }: Props,
  onMoved: (pence: number) => void,
) {
  const slider = useRef<HTMLInputElement>(null);
  const amount = useRef<HTMLElement>(null);
  const fee = useRef<HTMLElement>(null);
  const shown = useRef(words.openingSpendPence);

  const move = (pence: number, position: number) => {
    shown.current = pence;
    const { start, depth } = leadPlace(rates, { pence, position });
    const lead = fee.current?.parentElement;
    translate(amount.current?.parentElement?.parentElement, start - 100);
    translate(amount.current?.parentElement, -start);
    translate(lead, start - 100, depth - 100);
    if (lead) lead.className = leadClass(start);
    if (slider.current) {
      slider.current.ariaValueText = answerAt(rates, pence, words).text;
    }
  };

  const write = () => {
    const { current: pence } = shown;
    setPounds(amount.current, pence);
    setPounds(fee.current, lowestFee(rates, pence));
  };

  /** Has all else follow: at once where the visitor goes on to the field. */
  const settle = () => onMoved(shown.current);

  const [follow] = useState(() =>
    inTurns([write, write, write, settle], PAUSE),
  );

  const slide = () => {
    const position = Number(slider.current?.value);
    move(spendAt(position), position);
    follow();
  };

  /** Brings it to a spend in pence. */
  const show = (pence: number) => {
    const position = positionOf(pence);
    if (slider.current) slider.current.valueAsNumber = position;
    move(pence, position);
    write();
  };

  // What it was moved to before the application came, else what the address
  // says; unless the field has been set.
  useLayoutEffect(() => {
    const { current: input } = slider;
    if (!input || shown.current !== words.openingSpendPence) return;
    const asked = spendInAddress();
    if (input.value !== input.defaultValue) slide();
    else if (asked) show(asked);
    settle();
    // oxlint-disable-next-line react/exhaustive-deps -- once, as it begins
  }, []);

  return {
    /** The slider's own. */
    input: { ref: slider, onInput: slide, onBlur: settle },
    amount,
    fee,
    show,
  };
}
