// For the development server; nothing in the build.
import "@vitejs/plugin-react/preamble";

import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";

import { loadPage, pathOf } from "./navigation/page-code";
import { Site } from "./site";

/** Hydration starts at the latest after this time, in ms. */
const IDLE_TIMEOUT = 2000;

function hydrate() {
  const root = document.getElementById("root");
  if (!root) throw new Error("The document has no root");
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        {/* Without transitions a page renders in one task, which takes less time:
            docs/decisions/010-navigation.md */}
        <BrowserRouter useTransitions={false}>
          <Site />
        </BrowserRouter>
      </StrictMode>,
    );
  });
}

// If the code does not come, the page works as it is.
await loadPage(pathOf(location.pathname));

if ("requestIdleCallback" in window) {
  requestIdleCallback(hydrate, { timeout: IDLE_TIMEOUT });
} else {
  // Safari has no requestIdleCallback.
  setTimeout(hydrate);
}
