import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";

import { afterPaint } from "~/boot/after-paint";

import { pageOf } from "./page-of";

const STILL = "(prefers-reduced-motion: reduce)";

function goOver(list: Element | null, mark: () => void) {
  if (
    list?.startViewTransition &&
    list.checkVisibility() &&
    !list.closest(":popover-open") &&
    !matchMedia(STILL).matches
  ) {
    // One that cannot begin, or gives way to the next, still marks the page.
    list.startViewTransition(mark).ready.catch(() => undefined);
  } else {
    mark();
  }
}

/**
 * The page that the menu marks, and a ref for the list with the mark. Where the
 * browser has view transitions of one element, the mark goes over from the old
 * page to the new in one; the new page itself does not wait for it.
 */
export function useMarkedPage() {
  const page = pageOf(useLocation().pathname);
  const [marked, setMarked] = useState(page);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (page === marked) return undefined;
    let isLatest = true;
    async function follow() {
      await afterPaint();
      if (isLatest)
        goOver(list.current, () => flushSync(() => setMarked(page)));
    }
    void follow();
    return () => {
      isLatest = false;
    };
  }, [page, marked]);

  return { marked, list };
}
