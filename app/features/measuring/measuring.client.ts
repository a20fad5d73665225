import type { Purpose } from "~/content/schema/measuring";
import { onConsent } from "~/features/cookie-notice/consent";
import { PAGE_OPENED } from "~/features/enquiry/opened-page.client";

import type { SentForm } from "./meter";
import type { Shown, startMeters } from "./meters";

/** Whether the document was loaded because a form of this site led to it. */
function cameFromThisSite(): boolean {
  const [load] = performance.getEntriesByType("navigation");
  return (
    load instanceof PerformanceNavigationTiming &&
    load.type === "navigate" &&
    document.referrer.startsWith(`${location.origin}/`)
  );
}

function sentForm(isOpened: boolean): SentForm | undefined {
  if (!/^\/thank-you\/?$/.test(location.pathname)) return undefined;
  // Going back or reloading sends nothing again.
  if (!isOpened && !cameFromThisSite()) return undefined;
  return location.hash === "#newsletter" ? "newsletter" : "enquiry";
}

/** Measures visits, with each service only while the visitor's answer allows it. */
export function startMeasuring(): void {
  const running = new Map<Purpose, ReturnType<typeof startMeters>>();
  let shown: Shown = {
    location: location.href,
    referrer: document.referrer,
    form: sentForm(false),
  };
  addEventListener(PAGE_OPENED, () => {
    const referrer = shown.location;
    shown = { location: location.href, referrer, form: sentForm(true) };
    for (const meters of running.values()) meters.show(shown);
  });
  for (const purpose of ["counting", "advertising"] as const)
    onConsent(() => {
      let isStopped = false;
      // Nobody needs this code before a yes.
      const load = async () => {
        const meters = await import("./meters");
        if (!isStopped)
          running.set(purpose, meters.startMeters(purpose, shown));
      };
      load().catch(() => undefined);
      return () => {
        isStopped = true;
        running.get(purpose)?.stop();
        running.delete(purpose);
        // The form has been counted: a second consent counts only the page.
        shown = { ...shown, form: undefined };
      };
    }, purpose);
  // After those of consent, which stop what another page has refused meanwhile.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted)
      for (const meters of running.values())
        meters.show({ ...shown, form: undefined });
  });
}
