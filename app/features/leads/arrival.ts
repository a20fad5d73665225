/** What only the parameters of advertisements have in common. */
const CAMPAIGN = /[?&](utm_|gclid=|msclkid=)/;

function firstPage(): string {
  const here = location.pathname + location.search;
  const before = URL.parse(document.referrer);
  // A visitor may have followed a link before this script ran.
  return !CAMPAIGN.test(here) &&
    before?.origin === location.origin &&
    CAMPAIGN.test(before.search)
    ? before.pathname + before.search
    : here;
}

/**
 * The first page of the visit with its query, which says what advertisement led
 * here. It is kept in memory, until the next full page load, and nowhere else.
 */
export const arrival = typeof document === "undefined" ? "" : firstPage();
