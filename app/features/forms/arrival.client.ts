import { agreed, onConsent } from "~/features/cookie-notice/consent";

/** The entry of the session storage, which belongs to one tab: an address and a host. */
const KEY = "arrival";

/** Matches the query parameters that only advertisements add. */
const CAMPAIGN = /[?&](utm_|gclid=|gbraid=|wbraid=|msclkid=)/;

const KNOWN = /^utm_(source|medium|campaign|term|content)$/;
const CLICK = /^(gclid|gbraid|wbraid|msclkid)$/;

interface Arrival {
  /** The path and query at which the visit began, if that can be known. */
  arrival: string;
  /** The host of the site that led here, or "". */
  referrer: string;
}

/** Where the visit began as this page's address and the one before it tell. */
export function firstPage(): Arrival {
  const here = location.pathname + location.search;
  const before = URL.canParse(document.referrer) && new URL(document.referrer);
  if (!before) return { arrival: here, referrer: "" };
  if (before.origin !== location.origin)
    return { arrival: here, referrer: before.hostname };
  // A visitor may have followed a link before this script ran.
  const isBefore = !CAMPAIGN.test(here) && CAMPAIGN.test(before.search);
  const arrival = isBefore ? before.pathname + before.search : here;
  return { arrival, referrer: "" };
}

function kept(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The address of this visit that names the advertisement, if one led here: the last. */
export function readArrival(): Arrival {
  const first = firstPage();
  const [arrival = "", referrer = ""] = kept()?.split(" ") ?? [];
  const isNew =
    CAMPAIGN.test(first.arrival) && knownPart(first.arrival) !== arrival;
  return arrival === "" || isNew ? first : { arrival, referrer };
}

/** Whether an earlier page of this visit has kept where it began. */
export const wasKept = ASKED.length > 0 && kept() !== null;

/** An address without the click on an advertisement, unless there is a yes to that. */
export function allowedPart(address: string, others = /^/): string {
  if (address === "") return "";
  const url = new URL(address, location.origin);
  for (const name of Array.from(url.searchParams.keys()))
    if (!(CLICK.test(name) ? agreed("advertising") : others.test(name)))
      url.searchParams.delete(name);
  return url.href;
}

const knownPart = (address: string) =>
  allowedPart(address, KNOWN).slice(location.origin.length);

function keep(): void {
  try {
    if (!ASKED.some(agreed)) return sessionStorage.removeItem(KEY);
    const { arrival, referrer } = readArrival();
    sessionStorage.setItem(KEY, `${knownPart(arrival)} ${referrer}`);
  } catch {
    // Without storage a form names the page before this one.
  }
}

/** After a yes it is kept as long as the tab is open; a no removes it. */
export function startArrival(): void {
  // The answer may have changed while the tab showed another site.
  keep();
  for (const purpose of ASKED)
    onConsent(() => {
      keep();
      return keep;
    }, purpose);
}
