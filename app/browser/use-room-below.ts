import { useEffect, type RefObject } from "react";

import { afterPaint } from "../boot/after-paint";

const PROPERTY = "--notice-height";

/**
 * Gives the page as much room below as a bar fixed there is high, in px. The
 * part that every element's style depends on waits until the visitor has seen
 * the bar come or go.
 */
export function useRoomBelow(
  bar: RefObject<HTMLElement | null>,
  isShown: boolean,
): void {
  useEffect(() => {
    const { documentElement: root, body } = document;
    const element = bar.current;
    if (!isShown || !element) return undefined;
    const tellHeight = async () => {
      await afterPaint();
      if (element.isConnected) {
        root.style.setProperty(PROPERTY, `${element.offsetHeight}px`);
      } else {
        root.style.removeProperty(PROPERTY);
      }
    };
    const observer = new ResizeObserver(() => {
      body.style.paddingBlockEnd = `${element.offsetHeight}px`;
      void tellHeight();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      body.style.paddingBlockEnd = "";
      void tellHeight();
    };
  }, [bar, isShown]);
}
