import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

/** Latest start on a browser that is never idle, in ms. */
const IDLE_TIMEOUT = 2000;

function hydrate() {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        {/* A followed link renders in one go: docs/decisions/010-navigation.md */}
        <HydratedRouter useTransitions={false} />
      </StrictMode>,
    );
  });
}

if ("requestIdleCallback" in window) {
  requestIdleCallback(hydrate, { timeout: IDLE_TIMEOUT });
} else {
  // Safari
  setTimeout(hydrate);
}
