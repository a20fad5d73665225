import { useRef } from "react";

import { useCookieNotice } from "~/browser/use-cookie-notice";
import { useRoomBelow } from "~/browser/use-room-below";
import { RichText } from "~/components/rich-text";
import type { CookieNotice as Content } from "~/content/schema/layout";

/**
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
  if (!isShown) return null;
  return (
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
      <details>
        <summary>
          <span className="more">{more}</span>
          <span className="less">{less}</span>
        </summary>
        <p>
          <RichText text={details} />
        </p>
      </details>
    </section>
  );
}
