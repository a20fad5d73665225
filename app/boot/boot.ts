import { afterPaint } from "./after-paint";
import { HYDRATED_EVENT } from "./hydrated-event";
import { fetchFonts } from "./late-fonts";
import { pageLoad } from "./page-load";
import { withoutStacks } from "./without-stacks";

const FIRST_ACTS = ["pointerdown", "keydown", "wheel"] as const;

/** How long the application waits for the fonts at most, in ms. */
const PATIENCE = 3000;

/** Latest start after the page has loaded, in ms, on a browser never idle. */
const IDLE_TIMEOUT = 2000;

function patiently(task: Promise<void>) {
  const limit = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  return Promise.race([task, limit]);
}

/** What was done before this file had come counts as well, where browsers tell. */
function hasActed(): boolean {
  const counts: Partial<EventCounts> | undefined = performance.eventCounts;
  return FIRST_ACTS.some((act) => (counts?.get?.(act) ?? 0) > 0);
}

function whenIdle(task: () => void) {
  if ("requestIdleCallback" in window) {
    requestIdleCallback(task, { timeout: IDLE_TIMEOUT });
  } else {
    setTimeout(task, 1);
  }
}

/**
 * Fetches the fonts and then starts the application when the browser has
 * nothing better to do, or at the visitor's first act before that.
 *
 * @param application fetches it and has it take the page over
 * @param release lets a form go that is held until the application listens
 * @param isHolding whether one is held already
 */
export function boot(
  application: () => Promise<unknown>,
  release: () => void,
  isHolding: boolean,
): void {
  let isStarted = false;

  function start() {
    if (isStarted) return;
    // A first act may come while the page is still arriving.
    if (document.readyState === "loading") {
      document.addEventListener("DOMContentLoaded", start, { once: true });
      return;
    }
    isStarted = true;
    void withoutStacks(application);
  }

  /** A place that the address names stays where it was when the text changed. */
  function keepPlace() {
    if (!isStarted) document.querySelector(":target")?.scrollIntoView();
  }

  async function startInTurn() {
    await patiently(fetchFonts().then(keepPlace));
    await pageLoad();
    whenIdle(start);
  }

  /** What fails as React takes the page over is told in no other way. */
  function onError({ filename }: ErrorEvent) {
    if (filename.startsWith(`${location.origin}/assets/`)) release();
  }

  addEventListener("error", onError);
  addEventListener(HYDRATED_EVENT, release, { once: true });
  addEventListener("submit", start, { capture: true, once: true });
  for (const act of FIRST_ACTS) {
    // First what the visitor's act itself shows, then the work of starting.
    addEventListener(act, () => void afterPaint().then(start), {
      once: true,
      passive: true,
      capture: true,
    });
  }
  if (isHolding || hasActed()) start();
  void startInTurn();
}
