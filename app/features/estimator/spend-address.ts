import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

import { readAmount } from "./read-amount";
import { SPEND } from "~/format/estimate";

/** The name of the URL's query parameter. */
const PARAMETER = "spend";

/** Delay before a write, in ms: Safari allows 100 changes of the URL in 30 s. */
const DELAY = 300;

const currentUrl = () => new URL(window.location.href);

/** The spend in the URL, in pence, or undefined if it has no valid one. */
export function spendInAddress(): number | undefined {
  const asked = currentUrl().searchParams.get(PARAMETER) ?? "";
  const amount = readAmount(asked, SPEND);
  return "hundredths" in amount ? amount.hundredths : undefined;
}

/** The query of the address that shows a spend in pence. */
export const spendQuery = (pence: number) => `?${PARAMETER}=${pence / 100}`;

/**
 * Writes a spend in pence into the URL, or removes it if there is none. The router is
 * not involved: for it this is still the same location, so that no component renders
 * again.
 */
function putSpendInAddress(pence: number | undefined): void {
  const url = currentUrl();
  if (pence === undefined) url.searchParams.delete(PARAMETER);
  else url.searchParams.set(PARAMETER, String(pence / 100));
  window.history.replaceState(window.history.state, "", url);
}

/** Keeps the spend in the URL, in pence, while it is not the opening one. */
export function useSpendAddress(pence: number): void {
  const opening = useRef(pence);
  const { key, pathname } = useLocation();

  useEffect(() => {
    if (pence === (spendInAddress() ?? opening.current)) return undefined;
    const timer = setTimeout(() => {
      // The router changes the URL before it unmounts this page.
      if (window.location.pathname !== pathname) return;
      putSpendInAddress(pence === opening.current ? undefined : pence);
    }, DELAY);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a link to a fragment of this page, and Back, restore a URL with an older spend
  }, [pence, key, pathname]);
}
