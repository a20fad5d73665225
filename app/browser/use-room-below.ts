import { useEffect, type RefObject } from "react";

/**
 * Gives the page as much room below as a bar fixed there is high, and what is
 * scrolled to keeps the bar's scroll margin from it. In px: with a custom
 * property every element's style would be reckoned anew.
 */
export function useRoomBelow(
  bar: RefObject<HTMLElement | null>,
  isShown: boolean,
): void {
  useEffect(() => {
    const { documentElement: root, body } = document;
    const element = bar.current;
    if (!isShown || !element) return undefined;
    const observer = new ResizeObserver(() => {
      const { offsetHeight: height } = element;
      const { scrollMarginBlockStart: margin } = getComputedStyle(element);
      body.style.paddingBlockEnd = `${height}px`;
      root.style.scrollPaddingBlockEnd = `${height + parseFloat(margin)}px`;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      body.style.paddingBlockEnd = "";
      root.style.scrollPaddingBlockEnd = "";
    };
  }, [bar, isShown]);
}
