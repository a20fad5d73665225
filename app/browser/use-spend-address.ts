import { useEffect, useRef } from "react";

import { putSpendInAddress } from "./spend-address";

/** Least time between two changes of the address, in ms: Safari allows 100 in 30 s. */
const PAUSE = 400;

/** Keeps the address at the spend in pence, once that is another than at first. */
export function useSpendAddress(pence: number): void {
  const latest = useRef(pence);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (latest.current === pence) return;
    latest.current = pence;
    const { pathname } = window.location;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      // The router changes the address before it takes the page away.
      if (window.location.pathname === pathname) {
        putSpendInAddress(latest.current);
      }
    }, PAUSE);
  }, [pence]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
}
