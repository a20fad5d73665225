import { useLayoutEffect } from "react";

import { storedEntries } from "~/format/stored";

const KEY = "scrollPositions";

let known: Map<string, unknown> | undefined;

const positions = () =>
  (known ??= storedEntries(() => sessionStorage.getItem(KEY)));

export const storedPosition = (key: string): number =>
  Number(positions().get(key) ?? 0);

/** The key of the history's current entry, once the page is hydrated. */
let current = "";

function keepPosition() {
  if (current) positions().set(current, Math.round(window.scrollY));
}

function storePositions() {
  try {
    sessionStorage.setItem(
      KEY,
      JSON.stringify(Object.fromEntries(positions())),
    );
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
