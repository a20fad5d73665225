// For the development server; nothing in the build.
import "@vitejs/plugin-react/preamble";

import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";

import { isPage, loadPage, pathOf, setMarks } from "./navigation/page-code";
import { readMarks } from "./navigation/written-document";
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

const path = pathOf(location.pathname);
if (!isPage(path)) {
  setMarks(path, readMarks());
  const field = document.querySelector<HTMLInputElement>(".search input");
  if (field)
    void import("./features/search/search").then(({ startSearch }) =>
      startSearch(field),
    );
}

if (document.querySelector("a.play"))
  void import("./sections/shared/text/play-video");

// If the code does not come, the page works as it is.
await loadPage(path);

if ("requestIdleCallback" in window) {
  requestIdleCallback(hydrate, { timeout: IDLE_TIMEOUT });
} else {
  // Safari has no requestIdleCallback.
  setTimeout(hydrate);
}
