import { useEffect, type RefObject } from "react";

import { RichText } from "~/components/rich-text";
import type { CookieNotice as Content } from "~/content/schema/layout";

import { COOKIE_SETTINGS_EVENT, useCookieNotice } from "./use-cookie-notice";
import "./cookie-notice.css";

/**
 * Adds the height of the bar as padding to the end of the page, so that the bar
 * never covers the last lines. Elements that are scrolled into view keep the
 * bar's scroll margin as a distance from it. Both are set in px: a custom property
 * on the root element would make the browser recalculate the style of every
 * element. What else stands there is hidden while the root has `data-notice`.
 */
function useRoomBelow(
  bar: RefObject<HTMLElement | null>,
  isShown: boolean,
): void {
  useEffect(() => {
    const { documentElement: root, body } = document;
    const element = bar.current;
    if (!isShown || !element) return undefined;
    root.dataset.notice = "";
    const observer = new ResizeObserver(() => {
      const { offsetHeight: height } = element;
      const { scrollMarginBlockStart: margin } = getComputedStyle(element);
      body.style.paddingBlockEnd = `${height}px`;
      root.style.scrollPaddingBlockEnd = `${height + parseFloat(margin)}px`;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      delete root.dataset.notice;
      body.style.paddingBlockEnd = "";
      root.style.scrollPaddingBlockEnd = "";
    };
  }, [bar, isShown]);
}

/**
 * The cookie notice: a bar at the bottom of the window, second in the tab order.
 * Accept and Reject look the same and both close it. They differ in what
 * consent.ts allows afterwards.
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
  const { bar, isShown, isReopened, choice, answer, onFocus } =
    useCookieNotice();
  useRoomBelow(bar, isShown);
  return (
    // Screen readers announce only what is added to an existing live region.
    <div aria-live="polite">
      {isShown && (
        <section
          ref={bar}
          className={isReopened ? "cookie-notice reopened" : "cookie-notice"}
          aria-label={label}
          tabIndex={-1}
          onFocus={onFocus}
        >
          <div>
            <p className="text">
              {text}
              {choice && ` ${before[choice]}`}
            </p>{" "}
            <details aria-live="off">
              <summary>
                <span className="more">{more}</span>
                <span className="less">{less}</span>
              </summary>
              <p>
                <RichText text={details} />
              </p>
            </details>
          </div>
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
        </section>
      )}
    </div>
  );
}

/**
 * The button that shows the cookie notice again. It works only after hydration:
 * the stylesheet hides it until the root element has `data-hydrated`.
 */
export function CookieSettings({ text }: { text: string }) {
  return (
    <button
      className="cookie-settings"
      type="button"
      onClick={({ currentTarget }) =>
        currentTarget.dispatchEvent(
          new Event(COOKIE_SETTINGS_EVENT, { bubbles: true }),
        )
      }
    >
      {text}
    </button>
  );
}
