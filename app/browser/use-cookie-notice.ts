import { useEffect, useRef, useState, type FocusEvent } from "react";

import { hasCookieAnswer, storeCookieAnswer } from "./cookie-answer";

/** From the page's beginning, in ms; specification, section 9. */
const DELAY = 1500;

/** Whether the notice shows, and what its two buttons do. */
export function useCookieNotice() {
  const [isShown, setIsShown] = useState(false);
  const cameFrom = useRef<HTMLElement>(null);

  useEffect(() => {
    if (hasCookieAnswer()) return undefined;
    const timer = setTimeout(
      // Another tab may have answered meanwhile.
      () => setIsShown(!hasCookieAnswer()),
      Math.max(0, DELAY - performance.now()),
    );
    return () => clearTimeout(timer);
  }, []);

  return {
    isShown,
    answer: () => {
      storeCookieAnswer();
      setIsShown(false);
      // The pressed button goes away, and the focus must not be lost with it.
      const { current: before } = cameFrom;
      const back = before?.isConnected
        ? before
        : document.querySelector("main");
      back?.focus({ preventScroll: true });
    },
    /** Remembers where the keyboard came from. */
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof HTMLElement)) return;
      if (!currentTarget.contains(relatedTarget)) {
        cameFrom.current = relatedTarget;
      }
    },
  };
}
