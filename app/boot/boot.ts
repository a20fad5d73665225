import { INERT_TYPE } from "./defer-hydration";
import { HYDRATED_EVENT } from "./hydrated-event";

/**
 * Runs in the page before anything else. Starts the application when the
 * browser has nothing better to do, or at the visitor's first act, and keeps
 * a form that was sent before the application could take it.
 */
const FIRST_ACTS = ["pointerdown", "keydown", "touchstart", "submit"] as const;

/** Latest start after the page has loaded, in ms, on a browser never idle. */
const IDLE_TIMEOUT = 2000;

let isStarted = false;
let heldForm: HTMLFormElement | undefined;

/** Puts each inert script in again, at its place and with its real type. */
function start() {
  if (isStarted) return;
  // A first act may come while the page is still arriving.
  if (document.readyState === "loading") {
    document.addEventListener("DOMContentLoaded", start, { once: true });
    return;
  }
  isStarted = true;
  const scripts = document.querySelectorAll<HTMLScriptElement>(
    `script[type="${INERT_TYPE}"]`,
  );
  for (const script of scripts) {
    const { parentNode, nextSibling } = script;
    script.remove();
    script.type = "module" in script.dataset ? "module" : "text/javascript";
    script.addEventListener("error", release, { once: true });
    parentNode?.insertBefore(script, nextSibling);
  }
}

function hold(event: SubmitEvent) {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !("hold" in form.dataset)) return;
  event.preventDefault();
  heldForm = form;
  start();
}

/** Stops holding and sends the held form once: to React, or, failed, natively. */
function release() {
  removeEventListener("submit", hold, true);
  removeEventListener("unhandledrejection", release);
  removeEventListener(HYDRATED_EVENT, release);
  heldForm?.requestSubmit();
  heldForm = undefined;
}

function startWhenIdle() {
  if ("requestIdleCallback" in window) {
    requestIdleCallback(start, { timeout: IDLE_TIMEOUT });
  } else {
    setTimeout(start, 1);
  }
}

addEventListener("submit", hold, true);
addEventListener("unhandledrejection", release);
addEventListener(HYDRATED_EVENT, release);
for (const act of FIRST_ACTS) {
  addEventListener(act, start, { once: true, passive: true, capture: true });
}
if (document.readyState === "complete") startWhenIdle();
else addEventListener("load", startWhenIdle, { once: true });
