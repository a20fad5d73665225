/** What an enquiry can be about, as its address says it. */
export const SUBJECTS = [
  "general",
  "google-ads",
  "microsoft-ads",
  "seo",
  "other",
] as const;

export type Subject = (typeof SUBJECTS)[number];
