import { useEffect, useRef, useState, type RefObject } from "react";
import { useLocation } from "react-router";

/** A static host, and the prerenderer, serve /privacy as /privacy/: the same page. */
export const pageOf = (pathname: string): string =>
  pathname.replace(/(.)\/$/, "$1");

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

/**
 * The title of the page that in-app navigation led to; empty on the page that
 * was loaded, whose title the browser itself announces.
 */
function useNewTitle(): string {
  const { pathname } = useLocation();
  const shown = useRef(pageOf(pathname));
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (shown.current === pageOf(pathname)) return;
    shown.current = pageOf(pathname);
    setTitle(document.title);
  }, [pathname]);
  return title;
}

/**
 * Tells screen readers which page in-app navigation has led to. The focus goes
 * to <main> meanwhile; that has no name, so that nothing is said twice.
 */
export function Announcer() {
  return (
    <p className="visually-hidden" role="status">
      {useNewTitle()}
    </p>
  );
}
