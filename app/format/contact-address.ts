import type { Subject } from "./subjects.ts";

/** The contact page with its subject chosen: /contact?subject=google-ads. */
export const contactAddress = <Chosen extends Subject>(subject: Chosen) =>
  `/contact?subject=${subject}` as const;
