import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

import { putSpendInAddress } from "./spend-address";

/** Least time between two changes of the address, in ms: Safari allows 100 in 30 s. */
const PAUSE = 400;

/** Keeps the address at the spend in pence, once that is another than at first. */
export function useSpendAddress(pence: number): void {
  const latest = useRef(pence);
  const hasChanged = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key, pathname } = useLocation();

  useEffect(() => {
    hasChanged.current ||= latest.current !== pence;
    latest.current = pence;
    const write = () => {
      timer.current = undefined;
      // The router changes the address before it takes the page away.
      if (window.location.pathname !== pathname) return;
      if (putSpendInAddress(latest.current)) {
        timer.current = setTimeout(write, PAUSE);
      }
    };
    if (hasChanged.current && !timer.current) write();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a link to a place on the page, and the way back, lead to an older address
  }, [pence, key, pathname]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
}
