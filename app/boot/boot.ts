import { afterPaint } from "./after-paint";
import { INERT_TYPE } from "./defer-hydration";
import { firstView, pageLoad } from "./first-view";
import { HYDRATED_EVENT } from "./hydrated-event";
import { fetchFonts } from "./late-fonts";

/**
 * Runs in the page before anything else. After the first view it fetches the
 * fonts and then starts the application when the browser has nothing better
 * to do, or at the visitor's first act before that. It keeps a form that was
 * sent before the application could take it.
 */
const FIRST_ACTS = ["pointerdown", "keydown", "touchstart", "wheel"] as const;

/** How long a form is held at most, in ms; then it is sent natively. */
const HOLD_LIMIT = 8000;

/** How long the application waits for the first view, and for the fonts, at most, in ms. */
const PATIENCE = 3000;

/** Latest start after the page has loaded, in ms, on a browser never idle. */
const IDLE_TIMEOUT = 2000;

const holding = new AbortController();
const { signal } = holding;
let isStarted = false;
let sentForm: HTMLFormElement | undefined;
let refusedForm: HTMLFormElement | undefined;

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
    if ("module" in script.dataset) script.type = "module";
    else script.removeAttribute("type");
    script.addEventListener("error", release, { once: true });
    parentNode?.insertBefore(script, nextSibling);
  }
}

/** First what the visitor's act itself shows, then the work of starting. */
function startAfterPaint() {
  void afterPaint().then(start);
}

/** Holds a form that was sent, and remembers one that was refused as invalid. */
function hold(event: Event) {
  if (!(event.target instanceof Element)) return;
  const form = event.target.closest<HTMLFormElement>("form[data-hold]");
  if (!form) return;
  if (event.type === "submit") {
    event.preventDefault();
    sentForm = form;
    setTimeout(release, HOLD_LIMIT);
    start();
  } else {
    refusedForm = form;
  }
}

/** A script that came but cannot be read, or throws, fails without a word. */
function onError({ filename }: ErrorEvent) {
  if (filename.startsWith(`${location.origin}/assets/`)) release();
}

/**
 * Stops holding. A sent form is sent once more: to React, or, where that did
 * not come, natively. A refused one is checked again, so that React marks it.
 */
function release() {
  holding.abort();
  if (sentForm) sentForm.requestSubmit();
  else refusedForm?.reportValidity();
  sentForm = undefined;
  refusedForm = undefined;
}

/** A place that the address names stays where it was when the text changed. */
function keepPlace() {
  if (!isStarted) document.querySelector(":target")?.scrollIntoView();
}

function patiently(task: Promise<void>) {
  const limit = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  return Promise.race([task, limit]);
}

async function startInTurn() {
  await patiently(firstView());
  await patiently(fetchFonts().then(keepPlace));
  await pageLoad();
  startWhenIdle();
}

function startWhenIdle() {
  if ("requestIdleCallback" in window) {
    requestIdleCallback(start, { timeout: IDLE_TIMEOUT });
  } else {
    setTimeout(start, 1);
  }
}

addEventListener("submit", hold, { capture: true, signal });
addEventListener("invalid", hold, { capture: true, signal });
addEventListener("error", onError, { signal });
addEventListener("unhandledrejection", release, { signal });
addEventListener(HYDRATED_EVENT, release, { signal });
for (const act of FIRST_ACTS) {
  addEventListener(act, startAfterPaint, {
    once: true,
    passive: true,
    capture: true,
  });
}
void startInTurn();
