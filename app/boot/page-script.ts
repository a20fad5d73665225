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

async function fetchStart() {
  if (isAsked) return;
  isAsked = true;
  const { start } = await import("virtual:start-file");
  start(release, Boolean(sent));
}

function hold(event: SubmitEvent) {
  const { target } = event;
  if (!(target instanceof HTMLFormElement && "hold" in target.dataset)) return;
  event.preventDefault();
  sent = target;
  setTimeout(release, HOLD_LIMIT);
  void fetchStart();
}

/**
 * Stops holding. A sent form is sent once more: to React, or, where that did
 * not come, natively.
 */
function release() {
  removeEventListener("submit", hold, true);
  sent?.requestSubmit();
  sent = undefined;
}

addEventListener("submit", hold, true);
// A file that did not come, or cannot be read.
addEventListener("unhandledrejection", release);
void firstView().then(fetchStart);
setTimeout(() => void fetchStart(), PATIENCE);
