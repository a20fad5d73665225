import { useLayoutEffect } from "react";

/** The key in the session storage, which belongs to one tab. */
const KEY = "scrollPositions";

/** How far each entry of the history was scrolled, by its key. */
type Positions = Record<string, number>;

let known: Positions | undefined;

function readPositions(): Positions {
  try {
    // Only this file writes it.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Positions;
  } catch {
    return {};
  }
}

const positions = () => (known ??= readPositions());

export const positionOf = (key: string): number => positions()[key] ?? 0;

function storePositions() {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(positions()));
  } catch {
    // Without storage only a reload forgets the positions of other pages.
  }
}

/**
 * Keeps the scroll position of the history's current entry. Between documents the
 * browser restores it; within this one it would go back to an older position.
 */
export function useScrollPosition(key: string): void {
  useLayoutEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const keep = () => {
      positions()[key] = Math.round(window.scrollY);
    };
    const restoreBy = (mode: ScrollRestoration) => () => {
      history.scrollRestoration = mode;
    };
    restoreBy("manual")();
    addEventListener("scroll", keep, { passive: true, signal });
    // Before the router knows of it, and this page is replaced
    addEventListener("popstate", keep, { capture: true, signal });
    addEventListener("pagehide", storePositions, { signal });
    addEventListener("pagehide", restoreBy("auto"), { signal });
    addEventListener("pageshow", restoreBy("manual"), { signal });
    return () => listeners.abort();
  }, [key]);
}
