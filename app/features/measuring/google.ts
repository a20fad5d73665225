import type { Meter } from "./meter";
import type { MeasuringSettings } from "~/content/schema/measuring";

declare global {
  interface Window {
    dataLayer?: unknown[];
    /** While it is true, the Google Analytics tag of this name sends nothing. */
    [tag: `ga-disable-${string}`]: boolean | undefined;
  }
}

/** Queues a command of Google's tag, which reads `arguments` objects, not arrays. */
function gtag(..._command: unknown[]): void {
  window.dataLayer?.push(arguments);
}

/** The kinds of storage of Google's consent mode. */
const ANALYTICS = ["analytics_storage"];
const ADS = ["ad_storage", "ad_user_data"];
/** The notice does not ask for personalized advertising. */
const NEVER = ["ad_personalization"];

const consent = (kinds: readonly string[], answer: "granted" | "denied") =>
  Object.fromEntries(kinds.map((kind) => [kind, answer]));

/** Loads Google's script once; everything is denied until it is granted. */
function loadScript(tag: string): void {
  if (window.dataLayer) return;
  window.dataLayer = [];
  const all = [...ANALYTICS, ...ADS, ...NEVER];
  gtag("consent", "default", consent(all, "denied"));
  gtag("js", new Date());
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${tag}`;
  document.head.append(script);
}

/**
 * Removes the cookies and the entries of the local storage with these names. Cookies
 * may be the domain's or a parent's.
 */
function removeStored(start: string): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(start)) localStorage.removeItem(key);
  const parts = location.hostname.split(".");
  const domains = parts.map((_, index) => parts.slice(index).join("."));
  for (const cookie of document.cookie.split("; ")) {
    const [name = ""] = cookie.split("=", 1);
    if (!name.startsWith(start)) continue;
    document.cookie = `${name}=; path=/; max-age=0`;
    for (const domain of domains)
      document.cookie = `${name}=; path=/; max-age=0; domain=${domain}`;
  }
}

/**
 * Reports to Google Analytics 4, without signals for advertising:
 * https://developers.google.com/tag-platform/security/guides/consent
 */
export function startGoogleAnalytics(tag: string): Meter {
  loadScript(tag);
  window[`ga-disable-${tag}`] = false;
  gtag("consent", "update", consent(ANALYTICS, "granted"));
  gtag("config", tag, {
    // The router changes the address more often than the page.
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  const report = (name: string, parameters: object) =>
    gtag("event", name, { send_to: tag, ...parameters });
  return {
    pageView: (referrer) =>
      report("page_view", {
        page_title: document.title,
        page_location: location.href,
        page_referrer: referrer,
      }),
    formSent: (form) =>
      form === "enquiry"
        ? report("generate_lead", { lead_source: "website" })
        : report("sign_up", { method: "newsletter" }),
    stop() {
      window[`ga-disable-${tag}`] = true;
      gtag("consent", "update", consent(ANALYTICS, "denied"));
      removeStored("_ga");
    },
  };
}

/** Reports to Google Ads which of its advertisements led to a form. */
export function startGoogleAds(
  conversions: NonNullable<MeasuringSettings["googleAds"]>,
): Meter {
  const [tag = ""] = conversions.enquiry.split("/", 1);
  loadScript(tag);
  gtag("consent", "update", consent(ADS, "granted"));
  gtag("config", tag, { send_page_view: false });
  return {
    pageView: () => undefined,
    formSent(form) {
      const label = conversions[form];
      if (label !== undefined) gtag("event", "conversion", { send_to: label });
    },
    stop() {
      gtag("consent", "update", consent(ADS, "denied"));
      removeStored("_gcl");
    },
  };
}
