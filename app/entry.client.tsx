import { startTransition, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

import { LeadsContext } from "./features/leads/leads-context";

/** Hydration starts at the latest after this time, in ms. */
const IDLE_TIMEOUT = 2000;

/**
 * Events that the browser answers without React. When React receives one during
 * hydration, it hydrates all around the target in one task: a key press on the slider
 * then took 120 ms instead of 44 at 4x CPU throttling (docs/decisions/011-first-view.md).
 */
const QUIET_EVENTS = [
  "pointerdown",
  "pointerup",
  "mousedown",
  "mouseup",
  "touchstart",
  "touchend",
  "keydown",
  "keypress",
  "keyup",
  "textInput",
  "compositionstart",
  "compositionupdate",
  "compositionend",
  "input",
  "change",
  "click",
];

/** What the browser answers by itself when it is clicked; React replays other clicks. */
const NATIVE_CONTROLS = "input, summary, [popovertarget]";

const isForReact = ({ type, target }: Event) =>
  type === "click" &&
  !(target instanceof Element && target.closest(NATIVE_CONTROLS));

const hydration = new AbortController();

function Application() {
  useEffect(() => hydration.abort(), []);
  return (
    <StrictMode>
      {/* Without transitions a page renders in one task, which takes less time:
          docs/decisions/010-navigation.md */}
      <LeadsContext value={document.documentElement.dataset.leads ?? ""}>
        <HydratedRouter useTransitions={false} />
      </LeadsContext>
    </StrictMode>
  );
}

function hydrate() {
  for (const type of QUIET_EVENTS) {
    const listener = (event: Event) => {
      if (!isForReact(event)) event.stopImmediatePropagation();
    };
    addEventListener(type, listener, {
      capture: true,
      signal: hydration.signal,
    });
  }
  startTransition(() => {
    hydrateRoot(document, <Application />);
  });
}

if ("requestIdleCallback" in window) {
  requestIdleCallback(hydrate, { timeout: IDLE_TIMEOUT });
} else {
  // Safari has no requestIdleCallback.
  setTimeout(hydrate);
}
