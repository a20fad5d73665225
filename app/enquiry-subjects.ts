/** The subjects of an enquiry, as the URL names them. */
export const SUBJECTS = [
  "general",
  "google-ads",
  "microsoft-ads",
  "seo",
  "other",
] as const;

/** The subject of an enquiry, as the URL names it. */
export type Subject = (typeof SUBJECTS)[number];

/** The contact page with a subject: /contact?subject=google-ads. */
export const contactAddress = <Chosen extends Subject>(subject: Chosen) =>
  `/contact?subject=${subject}` as const;
