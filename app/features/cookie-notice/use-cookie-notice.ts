import { useEffect, useRef, useState, type FocusEvent } from "react";
import { flushSync } from "react-dom";

import { hasAnswer, lastChoice, storeAnswer, type Choice } from "./consent";

export const COOKIE_SETTINGS_EVENT = "cookie-settings";

/** Time from the start of the page load, in ms; specification, section 9. */
const DELAY = 1500;

/** Whether the notice shows, and what its buttons do. */
export function useCookieNotice() {
  const [isShown, setIsShown] = useState(false);
  const [isReopened, setIsReopened] = useState(false);
  const [choice, setChoice] = useState<Choice>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const bar = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);

  useEffect(() => {
    if (hasAnswer()) return undefined;
    timer.current = setTimeout(
      // The visitor may have answered in another tab meanwhile.
      () => setIsShown(!hasAnswer()),
      Math.max(0, DELAY - performance.now()),
    );
    return () => clearTimeout(timer.current);
  }, []);

  useEffect(() => {
    const reopen = ({ target }: Event) => {
      clearTimeout(timer.current);
      // The notice must be in the document before it can take the focus.
      flushSync(() => {
        setIsShown(true);
        setIsReopened(true);
        setChoice(lastChoice());
      });
      bar.current?.focus({ preventScroll: true });
      // Safari does not focus a clicked button, so onFocus cannot know it.
      if (target instanceof HTMLElement) cameFrom.current = target;
    };
    window.addEventListener(COOKIE_SETTINGS_EVENT, reopen);
    return () => window.removeEventListener(COOKIE_SETTINGS_EVENT, reopen);
  }, []);

  const close = () => {
    setIsShown(false);
    setIsReopened(false);
    // The focused element is removed: the focus returns to where it came from.
    const { current: before } = cameFrom;
    const back = before?.isConnected ? before : document.querySelector("main");
    back?.focus({ preventScroll: true });
  };

  useEffect(() => {
    if (!isReopened) return undefined;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === "Escape") close();
    };
    window.addEventListener("keydown", closeOnEscape);
    return () => window.removeEventListener("keydown", closeOnEscape);
  });

  return {
    bar,
    isShown,
    /** Whether the visitor has asked for the notice. Escape closes it then. */
    isReopened,
    /** The previous answer, when the notice is shown again. */
    choice,
    answer: (next: Choice) => {
      storeAnswer(next);
      close();
    },
    /** Remembers the element that had the focus before the notice. */
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof HTMLElement)) return;
      if (!currentTarget.contains(relatedTarget)) {
        cameFrom.current = relatedTarget;
      }
    },
  };
}
