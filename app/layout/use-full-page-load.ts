import { useEffect } from "react";
import { createPath, useNavigation } from "react-router";

/** How long the next page's code may take, in ms. */
const PATIENCE = 8000;

/**
 * When a page's code cannot be loaded (a new deployment, a broken network), the
 * router reloads the page the visitor is on, and the click is lost. This makes
 * the reload a full page load of the page that was asked for; it does the same
 * when the code does not come. Browsers without the Navigation API keep the
 * router's reload. docs/decisions/009-failed-code.md
 */
export function useFullPageLoad(): void {
  const { location } = useNavigation();
  const wanted = location && createPath(location);

  useEffect(() => {
    let isLoading = false;
    const load = () => {
      if (!wanted || isLoading) return;
      isLoading = true;
      window.location.assign(wanted);
    };
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== "reload" || event.userInitiated) return;
      const { pathname, search, hash } = window.location;
      // On the way back the address is already that of the wanted page.
      if (wanted === createPath({ pathname, search, hash })) return;
      // Without a wanted page only a prefetch failed: nothing is lost.
      event.preventDefault();
      load();
    };
    const timer = wanted ? setTimeout(load, PATIENCE) : undefined;
    window.navigation?.addEventListener("navigate", onNavigate);
    return () => {
      clearTimeout(timer);
      window.navigation?.removeEventListener("navigate", onNavigate);
    };
  }, [wanted]);
}
