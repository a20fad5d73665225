export type SentForm = "enquiry" | "newsletter";

/** A service that measures, from the consent until it is withdrawn. */
export interface Meter {
  /**
   * Reports the page that is shown.
   * @param referrer the address of the page before it, or ""
   */
  pageView: (referrer: string) => void;
  formSent: (form: SentForm) => void;
  /** Stops sending, and removes what was stored in the browser. */
  stop: () => void;
}
