import { useEffect, useRef, type RefObject } from "react";
import { useLocation } from "react-router";

/**
 * After in-app navigation the keyboard starts at the new page's beginning, as
 * it would after a full load.
 */
export function usePageFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
