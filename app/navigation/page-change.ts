import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

import { pathOf } from "./page-code";
import { storedPosition, useScrollPosition } from "./scroll-positions";

function focus(element: HTMLElement | null) {
  if (!element) return;
  // An element that is not a control is focusable only with a tabindex.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * After in-app navigation this hook does what the browser does after a full page load. A
 * followed link shows the target of the URL's fragment, or else the page's top; Back and
 * Forward restore the scroll position. The focus moves to the target, or else to the new
 * page's <main>, so that Tab continues from there. <main> has no accessible name, so the
 * hook returns the new page's title, which a live region announces. The title is empty
 * after a full page load, which screen readers announce on their own.
 */
export function usePageChange(main: RefObject<HTMLElement | null>): string {
  const { pathname, hash, key } = useLocation();
  const isFollowed = useNavigationType() !== NavigationType.Pop;
  const path = pathOf(pathname);
  const shown = useRef({ path, key });
  const [title, setTitle] = useState("");
  useLayoutEffect(() => {
    if (shown.current.key === key) return;
    const isNewPage = shown.current.path !== path;
    shown.current = { path, key };
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (!isFollowed) window.scrollTo(0, storedPosition(key));
    else if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
    if (isNewPage) setTitle(document.title);
    if (hash) focus(target);
    else if (isNewPage) focus(main.current);
  }, [path, hash, key, isFollowed, main]);
  useScrollPosition(key);
  return title;
}
