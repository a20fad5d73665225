import { useEffect, type RefObject } from "react";

const PROPERTY = "--notice-height";

/** Gives the page as much room below as a bar fixed there is high, in px. */
export function useRoomBelow(
  bar: RefObject<HTMLElement | null>,
  isShown: boolean,
): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const element = bar.current;
    if (!isShown || !element) return undefined;
    const observer = new ResizeObserver(() => {
      style.setProperty(PROPERTY, `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(PROPERTY);
    };
  }, [bar, isShown]);
}
