import type { Purpose } from "~/content/schema/measuring";

export type SentForm = "enquiry" | "newsletter";

/** A page that was viewed, and the address of the page before it, or "". */
export interface Visit {
  location: string;
  referrer: string;
}

/** What each service is while it runs. */
export interface Meter {
  pageView: (visit: Visit) => void;
  formSent: (form: SentForm) => void;
  /** Stops sending, and removes what was stored in the browser. */
  stop: () => void;
}

/** A service's purpose, and what starts it. */
export type Start = readonly [Purpose, (landing: Visit) => Meter];
