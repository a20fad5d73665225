import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

import { pageOf } from "./page-of";

/**
 * The title of the page that in-app navigation led to; empty on the page that
 * was loaded, whose title the browser itself announces.
 */
export function useNewTitle(): string {
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
