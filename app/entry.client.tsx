import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

import { HYDRATED_EVENT } from "./boot/hydrated-event";
import { fetchFonts } from "./boot/late-fonts";
import { takeOverQuietly } from "./boot/quiet-takeover";

/** Has React take the page over; the page's start file calls it. */
export function hydrate(): void {
  takeOverQuietly();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        {/* A followed link is drawn in one go: docs/decisions/010-navigation.md */}
        <HydratedRouter useTransitions={false} />
      </StrictMode>,
    );
  });
}

// Pages in development have no start file. React, which compares them there,
// must find them as they were sent.
if (import.meta.env.DEV) {
  addEventListener(HYDRATED_EVENT, () => void fetchFonts(), { once: true });
  hydrate();
}
