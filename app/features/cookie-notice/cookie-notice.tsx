import { useEffect, type RefObject } from "react";

import { RichText } from "~/components/rich-text";
import type { CookieNotice as Content } from "~/content/schema/layout";

import { useCookieNotice } from "./use-cookie-notice";
import "./cookie-notice.css";

/**
 * Gives the page as much room below as a bar fixed there is high, and what is
 * scrolled to keeps the bar's scroll margin from it. In px: with a custom
 * property every element's style would be reckoned anew.
 */
function useRoomBelow(
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

/**
 * The bar at the bottom, second stop of the keyboard, announced when it comes.
 * Accept and Reject look the same and both close it; they differ in what
 * consent.ts lets run afterwards.
 */
export function CookieNotice({
  label,
  text,
  before,
  accept,
  reject,
  more,
  less,
  details,
}: Content) {
  const { bar, isShown, choice, answer, onFocus } = useCookieNotice();
  useRoomBelow(bar, isShown);
  return (
    // There from the start: only what comes into a live region is announced.
    <div aria-live="polite">
      {isShown && (
        <section
          ref={bar}
          className="cookie-notice"
          aria-label={label}
          tabIndex={-1}
          onFocus={onFocus}
        >
          <p>
            {text}
            {choice && ` ${before[choice]}`}
          </p>
          <div className="actions">
            <button
              className="button outline"
              type="button"
              onClick={() => answer("accepted")}
            >
              {accept}
            </button>
            <button
              className="button outline"
              type="button"
              onClick={() => answer("rejected")}
            >
              {reject}
            </button>
          </div>
          <details aria-live="off">
            <summary>
              <span className="more">{more}</span>
              <span className="less">{less}</span>
            </summary>
            <p>
              <RichText text={details} />
            </p>
          </details>
        </section>
      )}
    </div>
  );
}
