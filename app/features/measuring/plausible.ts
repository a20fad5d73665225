import type { Meter } from "./meter";
import type { MeasuringSettings } from "~/content/schema/measuring";

const GOALS = { enquiry: "Enquiry", newsletter: "Newsletter" } as const;

/**
 * Reports to Plausible by its Events API, which needs neither a script of theirs nor
 * a cookie: https://plausible.io/docs/events-api
 */
export function startPlausible({
  site,
  server,
}: NonNullable<MeasuringSettings["plausible"]>): Meter {
  const report = (name: string, referrer?: string) => {
    const body = { name, url: location.href, domain: site, referrer };
    fetch(`${server}/api/event`, {
      method: "POST",
      // A visitor may leave the page at once.
      keepalive: true,
      // Plain text needs no CORS preflight request.
      body: JSON.stringify(body),
    }).catch(() => undefined);
  };
  return {
    pageView: (referrer) => report("pageview", referrer),
    formSent: (form) => report(GOALS[form]),
    stop: () => undefined,
  };
}
