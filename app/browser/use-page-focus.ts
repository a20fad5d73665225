import { useEffect, useRef, type RefObject } from "react";
import { useLocation } from "react-router";

import { pageOf } from "./page-of";

function focus(element: HTMLElement | null) {
  if (!element) return;
  // What is no control takes the focus only from a script.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * After in-app navigation the keyboard goes on from the new page's beginning,
 * or from the place that was asked for, as it would after a full load.
 */
export function usePageFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash, key } = useLocation();
  const shown = useRef({ page: pageOf(pathname), key });
  useEffect(() => {
    if (shown.current.key === key) return;
    const isNewPage = shown.current.page !== pageOf(pathname);
    shown.current = { page: pageOf(pathname), key };
    if (hash) focus(document.getElementById(hash.slice(1)));
    else if (isNewPage) focus(main.current);
  }, [pathname, hash, key, main]);
}
