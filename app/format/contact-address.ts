/** What an enquiry can be about, as its address says it. */
export const SUBJECTS = [
  "general",
  "google-ads",
  "microsoft-ads",
  "seo",
  "other",
] as const;

export type Subject = (typeof SUBJECTS)[number];

/** The contact page with its subject chosen: /contact?subject=google-ads. */
export const contactAddress = <Chosen extends Subject>(subject: Chosen) =>
  `/contact?subject=${subject}` as const;

/** The subject that an address's search part chooses, if it is one. */
export function subjectOf(search: string): Subject | undefined {
  const asked = new URLSearchParams(search).get("subject");
  return SUBJECTS.find((subject) => subject === asked);
}
