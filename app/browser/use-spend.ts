import { useLayoutEffect, useState, type RefObject } from "react";

import type { Spend } from "~/estimate/chart";
import { positionOf, spendAt } from "~/estimate/spend-scale";

import { spendInAddress } from "./spend-address";
import { useSpendAddress } from "./use-spend-address";

const spendOf = (pence: number): Spend => ({
  pence,
  position: positionOf(pence),
});

/** What the slider was moved to before the application came, if it was. */
function movedTo(slider: HTMLInputElement | null): Spend | undefined {
  if (!slider || slider.value === slider.defaultValue) return undefined;
  const position = Number(slider.value);
  return { pence: spendAt(position), position };
}

/**
 * The spend that is estimated: what the slider or the field had been set to
 * before the application came, else what the address says, else the given one.
 *
 * @param openingPence as in the prerendered page
 */
export function useSpend(
  openingPence: number,
  slider: RefObject<HTMLInputElement | null>,
) {
  const [opening] = useState(() => spendOf(openingPence));
  const [spend, setSpend] = useState(opening);

  useLayoutEffect(() => {
    const asked = spendInAddress();
    const first =
      movedTo(slider.current) ??
      (asked === undefined ? opening : spendOf(asked));
    // The field may have set it already.
    // oxlint-disable-next-line react/set-state-in-effect -- the prerendered page must be taken over as it is first
    setSpend((now) => (now === opening ? first : now));
  }, [opening, slider]);

  useSpendAddress(spend.pence);
  return {
    spend,
    slide: (position: number) =>
      setSpend({ pence: spendAt(position), position }),
    setPence: (pence: number) => setSpend(spendOf(pence)),
  };
}
