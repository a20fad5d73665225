import type { MeasuringSettings, Purpose } from "~/content/schema/measuring";
import { onConsent } from "~/features/cookie-notice/consent";
import { PAGE_OPENED } from "~/features/enquiry/opened-page.client";
import {
  allowedPart,
  readArrival,
  wasKept,
} from "~/features/forms/arrival.client";

import type { Meter, SentForm, Visit } from "./meter";
import type * as Services from "./services";

type Shown = Visit & { form: SentForm | undefined };

function report(meter: Meter, { location, referrer, form }: Shown) {
  meter.pageView({
    location: allowedPart(location),
    referrer: allowedPart(referrer),
  });
  if (form) meter.formSent(form);
}

/** Where the visit began, which may have been before the answer. */
function landing(): Visit {
  const { arrival, referrer } = readArrival();
  return {
    location: allowedPart(arrival),
    referrer: referrer && `https://${referrer}/`,
  };
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
  let shown: Shown = {
    location: location.href,
    referrer: document.referrer,
    form: sentForm(false),
  };
  addEventListener(PAGE_OPENED, () => {
    const referrer = shown.location;
    shown = { location: location.href, referrer, form: sentForm(true) };
    for (const meter of running) report(meter, shown);
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted)
      for (const meter of running) report(meter, { ...shown, form: undefined });
  });
  const startAll = ({ startersOf }: typeof Services, purpose: Purpose) =>
    startersOf(settings)
      .filter(([its]) => its === purpose)
      .map(([, start]) => {
        const first = wasKept
          ? {
              location: allowedPart(shown.location),
              referrer: allowedPart(shown.referrer),
            }
          : landing();
        const meter = start(first);
        running.add(meter);
        // A page that was read before the answer is where the visit came from.
        const { pathname } = new URL(first.location);
        const isLate = pathname !== location.pathname;
        if (isLate && !(COUNTS_UNTIL_NO && purpose === "counting"))
          meter.pageView(first);
        report(meter, shown);
        return meter;
      });
  for (const purpose of ["counting", "advertising"] as const)
    onConsent(() => {
      let isStopped = false;
      let meters: Meter[] = [];
      // Nobody needs this code before a yes.
      const load = async () => {
        const services = await import("./services");
        if (!isStopped) meters = startAll(services, purpose);
      };
      load().catch(() => undefined);
      return () => {
        isStopped = true;
        for (const meter of meters) {
          running.delete(meter);
          meter.stop();
        }
        // The form has been counted: a second consent counts only the page.
        shown = { ...shown, form: undefined };
      };
    }, purpose);
}
