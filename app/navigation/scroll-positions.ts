import { useLayoutEffect } from "react";

const KEY = "scrollPositions";

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

export const storedPosition = (key: string): number => positions()[key] ?? 0;

/** The key of the history's current entry, once the page is hydrated. */
let current = "";

function keepPosition() {
  if (current) positions()[current] = Math.round(window.scrollY);
}

function storePositions() {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(positions()));
  } catch {
    // Without storage only a reload forgets the positions of other pages.
  }
}

if (typeof document !== "undefined") {
  addEventListener("scroll", keepPosition, { passive: true });
  // Browsers call it before the router's listener, which replaces the page, because it
  // was added before.
  addEventListener("popstate", keepPosition);
  addEventListener("pagehide", () => {
    storePositions();
    history.scrollRestoration = "auto";
  });
  addEventListener("pageshow", () => {
    if (current) history.scrollRestoration = "manual";
  });
}

/** Between documents the browser restores it; within one it would restore an older one. */
export function useScrollPosition(key: string): void {
  useLayoutEffect(() => {
    current = key;
    // A link to where one is makes a new entry, and scrolls nothing.
    keepPosition();
    history.scrollRestoration = "manual";
  }, [key]);
}
