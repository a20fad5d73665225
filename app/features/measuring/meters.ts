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

/** Where the visit began, which may have been before the answer. */
function landing(): Visit {
  const { arrival, referrer } = firstPage();
  return { location: arrival, referrer: referrer && `https://${referrer}/` };
}

/** The purposes whose services know where the visit began. */
const told = new Set<Purpose>();

/** Starts the services of a purpose. @returns what tells them of a page, and what stops them */
export function startMeters(purpose: Purpose, shown: Shown) {
  const meters = starters()
    .filter(([its]) => its === purpose)
    .map(([, start]) => {
      const first = allowed(wasKept ? shown : landing());
      const meter = start(first);
      // A page that was read before the answer is where the visit came from.
      const { pathname } = new URL(first.location);
      const isLate = pathname !== location.pathname && !told.has(purpose);
      if (isLate && !(COUNTS_UNTIL_NO && purpose === "counting"))
        meter.pageView(first);
      report(meter, shown);
      return meter;
    });
  told.add(purpose);
  return {
    show: (page: Shown) => {
      for (const meter of meters) report(meter, page);
    },
    stop: () => {
      for (const meter of meters) meter.stop();
    },
  };
}
