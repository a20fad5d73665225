import type { Purpose } from "~/content/schema/measuring";
import {
  allowedPart,
  firstPage,
  wasKept,
} from "~/features/forms/arrival.client";

import type { Meter, SentForm, Visit } from "./meter";
import { starters } from "./services";

/** A page, and the form that led to it. */
export type Shown = Visit & { form: SentForm | undefined };

const allowed = ({ location, referrer }: Visit): Visit => ({
  location: allowedPart(location),
  referrer: allowedPart(referrer),
});

function report(meter: Meter, page: Shown) {
  meter.pageView(allowed(page));
  if (page.form) meter.formSent(page.form);
}

/** The page before this one, if an advertisement led there: its scripts may not have come. */
function landing(shown: Visit): Visit {
  const { arrival } = firstPage();
  return arrival === location.pathname + location.search
    ? shown
    : { location: arrival, referrer: "" };
}

/** The purposes for which the page before the answer has been counted. */
const counted = new Set<Purpose>();

/** Starts the services of a purpose. @returns what tells them of a page, and what stops them */
export function startMeters(purpose: Purpose, shown: Shown) {
  const isCounted =
    wasKept ||
    counted.has(purpose) ||
    (COUNTS_UNTIL_NO && purpose === "counting");
  const meters = starters()
    .filter(([its]) => its === purpose)
    .map(([, start]) => {
      const first = allowed(landing(shown));
      const meter = start(first);
      const { pathname } = new URL(first.location);
      const isLate = pathname !== location.pathname && !isCounted;
      if (isLate) meter.pageView(first);
      report(meter, shown);
      return meter;
    });
  counted.add(purpose);
  return {
    show: (page: Shown) => {
      for (const meter of meters) report(meter, page);
    },
    stop: () => {
      for (const meter of meters) meter.stop();
    },
  };
}
