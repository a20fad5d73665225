import { useEffect, useRef, useState, type FocusEvent } from "react";
import { flushSync } from "react-dom";

import { hasAnswer, lastChoice, storeAnswer, type Choice } from "./consent";

/** Told by the button that asks for the cookie notice again, from itself. */
export const COOKIE_SETTINGS_EVENT = "leadline:cookie-settings";

/** From the page's beginning, in ms; specification, section 9. */
const DELAY = 1500;

/** Whether the notice shows, and what its two buttons do. */
export function useCookieNotice() {
  const [isShown, setIsShown] = useState(false);
  const [choice, setChoice] = useState<Choice>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const bar = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);

  useEffect(() => {
    if (hasAnswer()) return undefined;
    timer.current = setTimeout(
      // Another tab may have answered meanwhile.
      () => setIsShown(!hasAnswer()),
      Math.max(0, DELAY - performance.now()),
    );
    return () => clearTimeout(timer.current);
  }, []);

  useEffect(() => {
    const reopen = ({ target }: Event) => {
      clearTimeout(timer.current);
      // It must be there to take the focus.
      flushSync(() => {
        setIsShown(true);
        setChoice(lastChoice());
      });
      bar.current?.focus({ preventScroll: true });
      // Not every browser gives a pressed button the focus.
      if (target instanceof HTMLElement) cameFrom.current = target;
    };
    window.addEventListener(COOKIE_SETTINGS_EVENT, reopen);
    return () => window.removeEventListener(COOKIE_SETTINGS_EVENT, reopen);
  }, []);

  return {
    bar,
    isShown,
    /** What was answered before, where the notice has come back. */
    choice,
    answer: (next: Choice) => {
      storeAnswer(next);
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
