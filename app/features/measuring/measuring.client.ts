import type { MeasuringSettings } from "~/content/schema/measuring";
import { mayCount, mayRun, onConsent } from "~/features/cookie-notice/consent";
import { PAGE_OPENED } from "~/features/enquiry/opened-page.client";

import { startersOf, type Meter, type SentForm } from "./services";

type Visit = { referrer: string; form: SentForm | undefined };

function report(meter: Meter, { referrer, form }: Visit) {
  meter.pageView(referrer);
  if (form) meter.formSent(form);
}

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
export function startMeasuring(settings: MeasuringSettings): void {
  const running = new Set<Meter>();
  let here = location.href;
  let shown: Visit = { referrer: document.referrer, form: sentForm(false) };
  addEventListener(PAGE_OPENED, () => {
    shown = { referrer: here, form: sentForm(true) };
    here = location.href;
    for (const meter of running) report(meter, shown);
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) for (const meter of running) meter.pageView(shown.referrer);
  });
  // Only Plausible can count until an objection, and only without the others.
  const isAllowed = settings.plausible?.consent ? mayCount : mayRun;
  for (const start of startersOf(settings))
    onConsent(() => {
      const meter = start();
      running.add(meter);
      report(meter, shown);
      return () => {
        running.delete(meter);
        meter.stop();
        // The form has been counted: a second consent counts only the page.
        shown = { ...shown, form: undefined };
      };
    }, isAllowed);
}
