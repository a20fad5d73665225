/** What pages can't be asked by Lighthouse, and why. */
export const NOT_ASKED = [
  {
    path: "/thank-you",
    audit: "is-crawlable",
    reason: "the page is noindex on purpose: nobody should find it in a search",
  },
] as const;

/** What this page can't be asked. */
export const notAsked = (page: string) =>
  NOT_ASKED.filter(({ path }) => path === page);

/** The audits to leave out on this page. */
export const skippedAudits = (page: string): string[] =>
  notAsked(page).map(({ audit }) => audit);
