import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

import { LeadsContext } from "./features/leads/leads-context";

/** Hydration starts at the latest after this time, in ms. */
const IDLE_TIMEOUT = 2000;

function hydrate() {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        {/* Without transitions a page renders in one task, which takes less time:
            docs/decisions/010-navigation.md */}
        <LeadsContext value={document.documentElement.dataset.leads ?? ""}>
          <HydratedRouter useTransitions={false} />
        </LeadsContext>
      </StrictMode>,
    );
  });
}

if ("requestIdleCallback" in window) {
  requestIdleCallback(hydrate, { timeout: IDLE_TIMEOUT });
} else {
  // Safari has no requestIdleCallback.
  setTimeout(hydrate);
}
