import { useRef } from "react";

import { useCookieNotice } from "~/browser/use-cookie-notice";
import { useRoomBelow } from "~/browser/use-room-below";
import { RichText } from "~/components/rich-text";
import type { CookieNotice as Content } from "~/content/schema/layout";

/**
 * The bar at the bottom, second stop of the keyboard, announced when it comes.
 * Accept and Reject do the same: both only store that the visitor answered;
 * specification, section 4.
 */
export function CookieNotice({
  label,
  text,
  accept,
  reject,
  more,
  less,
  details,
}: Content) {
  const { isShown, answer, onFocus } = useCookieNotice();
  const bar = useRef<HTMLElement>(null);
  useRoomBelow(bar, isShown);
  return (
    // There from the start: only what comes into a live region is announced.
    <div aria-live="polite">
      {isShown && (
        <section
          ref={bar}
          className="cookie-notice"
          aria-label={label}
          onFocus={onFocus}
        >
          <p>{text}</p>
          <div className="actions">
            <button className="button outline" type="button" onClick={answer}>
              {accept}
            </button>
            <button className="button outline" type="button" onClick={answer}>
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
