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

/** The most characters of a telephone number and of a message. */
export const LONGEST_PHONE = 40;
export const LONGEST_MESSAGE = 10_000;
