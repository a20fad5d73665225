import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

import type { MeasuringSettings } from "~/content/schema/measuring";
import { mayCount, mayRun, onConsent } from "~/features/cookie-notice/consent";

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

function sentForm(isPushed: boolean): SentForm | undefined {
  if (!/^\/thank-you\/?$/.test(location.pathname)) return undefined;
  // Going back or reloading sends nothing again.
  if (!isPushed && !cameFromThisSite()) return undefined;
  return location.hash === "#newsletter" ? "newsletter" : "enquiry";
}

/** Measures visits, with each service only while the visitor's answer allows it. */
export function Measuring({ settings }: { settings: MeasuringSettings }) {
  const { pathname } = useLocation();
  const isPushed = useNavigationType() === NavigationType.Push;
  const meters = useRef(new Set<Meter>());
  const shown = useRef<Visit>({ referrer: "", form: undefined });
  const here = useRef("");

  useEffect(() => {
    shown.current = {
      referrer: here.current || document.referrer,
      form: sentForm(isPushed),
    };
    here.current = location.href;
    for (const meter of meters.current) report(meter, shown.current);
    // A change of the query is not another page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname]);

  useEffect(() => {
    const running = meters.current;
    // Only Plausible can count until an objection, and only without the others.
    const isAllowed = settings.plausible?.consent ? mayCount : mayRun;
    const ends = startersOf(settings).map((start) =>
      onConsent(() => {
        const meter = start();
        running.add(meter);
        report(meter, shown.current);
        return () => {
          running.delete(meter);
          meter.stop();
          // The form has been counted: a second consent counts only the page.
          shown.current = { ...shown.current, form: undefined };
        };
      }, isAllowed),
    );
    return () => {
      for (const end of ends) end();
    };
  }, [settings]);

  return null;
}
