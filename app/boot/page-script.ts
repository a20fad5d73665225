import { firstView } from "./first-view";

/**
 * The only script that stands in a page, and so as small as can be. After the
 * first paint it fetches the page's start file, which does all the rest. Until
 * the application has come it keeps what the visitor sends.
 */

/** How long a form is held at most, in ms; then it is sent natively. */
const HOLD_LIMIT = 8000;

/** How long the first view is waited for at most, in ms. */
const PATIENCE = 3000;

let isAsked = false;
let sent: HTMLFormElement | undefined;
let refused: HTMLFormElement | undefined;

async function fetchStart() {
  if (isAsked) return;
  isAsked = true;
  const { start } = await import("virtual:start-file");
  start(release, Boolean(sent));
}

/** Holds a form that was sent, and remembers one that was refused as invalid. */
function hold(event: Event) {
  if (!(event.target instanceof Element)) return;
  const form = event.target.closest<HTMLFormElement>("[data-hold]");
  if (!form) return;
  if (event.type === "invalid") {
    refused = form;
    return;
  }
  event.preventDefault();
  sent = form;
  setTimeout(release, HOLD_LIMIT);
  void fetchStart();
}

/**
 * Stops holding. A sent form is sent once more: to React, or, where that did
 * not come, natively. A refused one is checked again, so that React marks it.
 */
function release() {
  removeEventListener("submit", hold, true);
  removeEventListener("invalid", hold, true);
  if (sent) sent.requestSubmit();
  else refused?.reportValidity();
  sent = undefined;
  refused = undefined;
}

addEventListener("submit", hold, true);
addEventListener("invalid", hold, true);
// A file that did not come, or cannot be read.
addEventListener("unhandledrejection", release);
void firstView().then(fetchStart);
setTimeout(() => void fetchStart(), PATIENCE);
