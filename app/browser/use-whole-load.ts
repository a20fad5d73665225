import { useEffect, useState } from "react";
import { createPath, useNavigation, type Path } from "react-router";

import { FAILED_CODE_EVENT } from "./failed-code-event";

/** How long a page's code may take, in ms; then the page is loaded whole. */
const PATIENCE = 8000;

function loadWhole(path: Path) {
  const { href } = new URL(createPath(path), window.location.href);
  if (href !== window.location.href) window.location.assign(href);
  // On the way back the browser is at that address already.
  else window.location.reload();
}

/** Whoever comes back to a page does not want to be led away once more. */
function startAnew({ persisted }: PageTransitionEvent) {
  if (persisted && navigator.onLine) window.location.reload();
}

/**
 * Loads the next page whole when its code, or any before it, failed or takes
 * too long. A whole page can be read without any code: it cannot fail so again.
 */
export function useWholeLoad(): void {
  const { location } = useNavigation();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const note = () => setHasFailed(true);
    window.addEventListener(FAILED_CODE_EVENT, note);
    return () => window.removeEventListener(FAILED_CODE_EVENT, note);
  }, []);

  useEffect(() => {
    if (!location) return undefined;
    const timer = setTimeout(loadWhole, hasFailed ? 0 : PATIENCE, location);
    window.addEventListener("pageshow", startAnew);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pageshow", startAnew);
    };
  }, [location, hasFailed]);
}
