import { useLayoutEffect } from "react";

/** The key in the session storage, which belongs to one tab. */
const KEY = "scrollPositions";

let positions: Record<string, number> | undefined;

/** How far each entry of the history was scrolled; empty where storage is denied. */
function readPositions(): Record<string, number> {
  try {
    // Only this file writes it.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as typeof positions &
      object;
  } catch {
    return {};
  }
}

/** How far an entry of the history was scrolled in this tab, by its key. */
export const positionOf = (key: string): number =>
  (positions ??= readPositions())[key] ?? 0;

/**
 * Keeps the scroll position of the history's current entry. Between documents the
 * browser restores it. Within this one it would do so before the page is complete.
 */
export function useScrollPosition(key: string): void {
  useLayoutEffect(() => {
    const keep = () => {
      positions ??= readPositions();
      positions[key] = Math.round(window.scrollY);
    };
    const enter = () => {
      history.scrollRestoration = "manual";
    };
    const leave = () => {
      history.scrollRestoration = "auto";
      try {
        sessionStorage.setItem(KEY, JSON.stringify(positions));
      } catch {
        // Without storage a reload forgets the positions of the other entries.
      }
    };
    keep();
    enter();
    window.addEventListener("scroll", keep, { passive: true });
    // Before the router knows of it, and this page is replaced.
    window.addEventListener("popstate", keep, { capture: true });
    window.addEventListener("pageshow", enter);
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("scroll", keep);
      window.removeEventListener("popstate", keep, { capture: true });
      window.removeEventListener("pageshow", enter);
      window.removeEventListener("pagehide", leave);
    };
  }, [key]);
}
