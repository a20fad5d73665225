import { useEffect, type RefObject } from "react";

const PROPERTY = "--notice-height";

/** Gives the page as much room below as a bar fixed there is high, in px. */
export function useRoomBelow(
  bar: RefObject<HTMLElement | null>,
  isShown: boolean,
): void {
  useEffect(() => {
    // The property is not handed down (cookie-notice.css): that would have the
    // browser look at every element of the page again.
    const { documentElement, body } = document;
    const element = bar.current;
    if (!isShown || !element) return undefined;
    const observer = new ResizeObserver(() => {
      // Read before anything is set: the browser need not lay out in between.
      const height = `${element.offsetHeight}px`;
      for (const { style } of [documentElement, body]) {
        style.setProperty(PROPERTY, height);
      }
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      for (const { style } of [documentElement, body]) {
        style.removeProperty(PROPERTY);
      }
    };
  }, [bar, isShown]);
}
