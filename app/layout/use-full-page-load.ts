import { useEffect, useRef } from "react";
import { createPath, useNavigation } from "react-router";

/** How long the next page's code may take to load, in ms. */
const PATIENCE = 8000;

/**
 * When a page's code fails to load (after a new deployment, on a broken network),
 * the router reloads the current page, and the visitor's click is lost. This hook
 * replaces the reload with a full page load of the requested page. It starts one
 * as well when the code takes longer than PATIENCE. Browsers without the
 * Navigation API keep the router's reload: docs/decisions/009-failed-code.md
 */
export function useFullPageLoad(): void {
  // A new object for every navigation, also for one to the same address.
  const { location } = useNavigation();
  const isCodeMissing = useRef(false);

  useEffect(() => {
    // The development server reloads pages as it needs to.
    if (import.meta.env.DEV) return undefined;
    const requested = location && createPath(location);
    let isLoading = false;
    const load = () => {
      if (!requested || isLoading) return;
      isLoading = true;
      window.location.assign(requested);
    };
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== "reload" || event.userInitiated) return;
      const { pathname, search, hash } = window.location;
      // After Back or Forward the reload is already one of the requested page.
      if (requested === createPath({ pathname, search, hash })) return;
      // If no page is requested, a prefetch has failed: the visitor stays here. But
      // the failure of a click may also come before this effect knows of the click.
      event.preventDefault();
      isCodeMissing.current = true;
      load();
    };
    if (isCodeMissing.current) load();
    const timer = requested ? setTimeout(load, PATIENCE) : undefined;
    window.navigation?.addEventListener("navigate", onNavigate);
    const stop = () => {
      clearTimeout(timer);
      window.navigation?.removeEventListener("navigate", onNavigate);
    };
    // The page came back from the back/forward cache, still waiting for the other.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !requested) return;
      stop();
      window.location.reload();
    };
    window.addEventListener("pageshow", onPageShow);
    return () => {
      stop();
      window.removeEventListener("pageshow", onPageShow);
    };
  }, [location]);
}
