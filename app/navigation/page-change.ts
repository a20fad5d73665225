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
 * Does after in-app navigation what the browser does after a full page load: it shows the
 * target of the fragment, the top, or the place that was left, and moves the focus there or
 * to <main>. As <main> has no name, a live region announces the title that this returns.
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
