import { useEffect, useRef, useState, type RefObject } from "react";
import { useLocation } from "react-router";

/**
 * A pathname without its trailing slash: static hosts, and the prerenderer,
 * serve the page /privacy as /privacy/.
 */
export const pageOf = (pathname: string): string =>
  pathname.replace(/(.)\/$/, "$1");

function focus(element: HTMLElement | null) {
  if (!element) return;
  // An element that is not a control is focusable only with a tabindex.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Moves the focus after in-app navigation to the target of the URL's fragment,
 * or else to the new page's <main>. Tab then continues from there, as it does
 * after a full page load.
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
 * The title of the page after in-app navigation. It is empty after a full page
 * load, because screen readers announce that title on their own.
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
 * A live region that announces the new page's title after in-app navigation. The
 * focus moves to <main>, which has no accessible name, so that screen readers
 * say nothing twice.
 */
export function Announcer() {
  return (
    <p className="visually-hidden" role="status">
      {useNewTitle()}
    </p>
  );
}
