import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

import { fetchFonts } from "./boot/late-fonts";
import { takeOverQuietly } from "./boot/quiet-takeover";

function hydrate() {
  // Where the page's own script failed there is nothing to take over.
  if (!("__reactRouterRouteModules" in window)) return;
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

// This file shares one with the framework (build-plugins/few-chunks.ts), and so
// runs before the script that imports it has said which page this is.
queueMicrotask(hydrate);

// Otherwise the boot script's task, which pages in development do without.
if (import.meta.env.DEV) void fetchFonts();
