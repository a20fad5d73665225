import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

import { SPEND } from "~/features/enquiry/enquiry-address";

import { readAmount } from "./read-amount";

const NAME = "spend";

const here = () => new URL(window.location.href);

/** The spend in pence that the address asks for, if it asks for one. */
export function spendInAddress(): number | undefined {
  const asked = here().searchParams.get(NAME) ?? "";
  const amount = readAmount(asked, SPEND);
  return "hundredths" in amount ? amount.hundredths : undefined;
}

/**
 * Puts a spend in pence into the address. The router is not told: to it this
 * is the same page, at the same place of the history.
 */
function putSpendInAddress(pence: number): void {
  const url = here();
  url.searchParams.set(NAME, String(pence / 100));
  window.history.replaceState(window.history.state, "", url);
}

/** How long a spend must stand to be written, in ms: Safari allows 100 changes in 30 s. */
const REST = 300;

/** Keeps the address at the spend in pence, once that is another than at first. */
export function useSpendAddress(pence: number): void {
  const first = useRef<number | undefined>(pence);
  const { key, pathname } = useLocation();

  useEffect(() => {
    if (first.current === pence) return undefined;
    first.current = undefined;
    const timer = setTimeout(() => {
      // The router changes the address before it takes the page away.
      if (window.location.pathname === pathname) putSpendInAddress(pence);
    }, REST);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a link to a place on the page, and the way back, lead to an older address
  }, [pence, key, pathname]);
}
