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
 * After in-app navigation this hook moves the focus to the target of the URL's
 * fragment, or else to the new page's <main>. Tab then continues from there, as it
 * does after a full page load. <main> has no accessible name, so the hook returns the
 * new page's title, which a live region announces. The title is empty after a full
 * page load, which screen readers announce on their own.
 */
export function usePageChange(main: RefObject<HTMLElement | null>): string {
  const { pathname, hash, key } = useLocation();
  const page = pageOf(pathname);
  const shown = useRef({ page, key });
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (shown.current.key === key) return;
    const isNewPage = shown.current.page !== page;
    shown.current = { page, key };
    if (isNewPage) setTitle(document.title);
    if (hash) focus(document.getElementById(hash.slice(1)));
    else if (isNewPage) focus(main.current);
  }, [page, hash, key, main]);
  return title;
}
