import { onConsent } from "~/features/cookie-notice/consent";

/** The entry of the session storage, which belongs to one tab. */
const KEY = "arrival";

/** Matches the query parameters that only advertisements add. */
const CAMPAIGN = /[?&](utm_|gclid=|gbraid=|wbraid=|msclkid=)/;

function firstPage(): string {
  const here = location.pathname + location.search;
  const before = URL.canParse(document.referrer) && new URL(document.referrer);
  // A visitor may have followed a link before this script ran.
  return !CAMPAIGN.test(here) &&
    before &&
    before.origin === location.origin &&
    CAMPAIGN.test(before.search)
    ? before.pathname + before.search
    : here;
}

/** The address of this visit that names the advertisement, if one led here: the last. */
export function readArrival(): string {
  const first = firstPage();
  try {
    const kept = sessionStorage.getItem(KEY);
    return kept === null || CAMPAIGN.test(first) ? first : kept;
  } catch {
    return first;
  }
}

/** After a yes it is kept as long as the tab is open, if a form is sent: a no removes it. */
export function startArrival(): void {
  if (FORMS_GO_TO === "") return;
  onConsent(() => {
    try {
      sessionStorage.setItem(KEY, readArrival());
    } catch {
      // Without storage a form names the page before this one.
    }
    return () => sessionStorage.removeItem(KEY);
  });
}
