import type { MeasuringSettings } from "~/content/schema/measuring";

import type { Meter, Start, Visit } from "./meter";
import { otherServices } from "./other-services";
import { removeStored } from "./stored";

type Settings<Service extends keyof MeasuringSettings> = NonNullable<
  MeasuringSettings[Service]
>;

const PLAUSIBLE_GOALS = { enquiry: "Enquiry", newsletter: "Newsletter" };

/** Needs neither a script of theirs nor a cookie: https://plausible.io/docs/events-api */
function startPlausible({ site, server }: Settings<"plausible">): Meter {
  const report = (name: string, url = location.href, referrer?: string) => {
    const body = { name, url, domain: site, referrer };
    fetch(`${server}/api/event`, {
      method: "POST",
      // A visitor may leave the page at once.
      keepalive: true,
      // Plain text needs no CORS preflight request.
      body: JSON.stringify(body),
    }).catch(() => undefined);
  };
  return {
    pageView: (view) => report("pageview", view.location, view.referrer),
    formSent: (form) => report(PLAUSIBLE_GOALS[form]),
    stop: () => undefined,
  };
}

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

const ANALYTICS = ["analytics_storage"];
const ADS = ["ad_storage", "ad_user_data"];
/** The notice does not ask for personalized advertising. */
const NEVER = ["ad_personalization"];

const setConsent = (
  command: "default" | "update",
  kinds: readonly string[],
  answer: "granted" | "denied",
) =>
  gtag(
    "consent",
    command,
    Object.fromEntries(kinds.map((kind) => [kind, answer])),
  );

/**
 * Everything is denied until it is granted. @returns what withdraws the consent
 * https://developers.google.com/tag-platform/security/guides/consent
 */
function startTag(
  tag: string,
  kinds: readonly string[],
  stored: string,
  config: object,
  landing: Visit,
): () => void {
  if (!window.dataLayer) {
    window.dataLayer = [];
    setConsent("default", [...ANALYTICS, ...ADS, ...NEVER], "denied");
    gtag("js", new Date());
    const script = document.createElement("script");
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtag/js?id=${tag}`;
    document.head.append(script);
  }
  setConsent("update", kinds, "granted");
  // Where the visit began, with the click, which this page's address may not have.
  gtag("set", {
    page_location: landing.location,
    page_referrer: landing.referrer,
  });
  // Which page is viewed is said below.
  gtag("config", tag, { send_page_view: false, ...config });
  return () => {
    setConsent("update", kinds, "denied");
    removeStored(stored);
  };
}

function startGoogleAnalytics(
  tag: Settings<"googleAnalytics">,
  landing: Visit,
): Meter {
  window[`ga-disable-${tag}`] = false;
  const config = {
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  };
  const withdraw = startTag(tag, ANALYTICS, "_ga", config, landing);
  const report = (name: string, parameters: object) =>
    gtag("event", name, {
      send_to: tag,
      page_location: location.href,
      ...parameters,
    });
  return {
    pageView: ({ location: page_location, referrer: page_referrer }) =>
      report("page_view", {
        page_title: document.title,
        page_location,
        page_referrer,
      }),
    formSent: (form) =>
      form === "enquiry"
        ? report("generate_lead", { lead_source: "website" })
        : report("sign_up", { method: "newsletter" }),
    stop() {
      window[`ga-disable-${tag}`] = true;
      withdraw();
    },
  };
}

function startGoogleAds(
  conversions: Settings<"googleAds">,
  landing: Visit,
): Meter {
  const [tag = ""] = conversions.enquiry.split("/", 1);
  const stop = startTag(tag, ADS, "_gcl", {}, landing);
  return {
    pageView: () => undefined,
    formSent(form) {
      const label = conversions[form];
      if (label !== undefined) gtag("event", "conversion", { send_to: label });
    },
    stop,
  };
}

/** What starts each service, when its purpose has a yes. */
export function starters(): Start[] {
  const { plausible, googleAnalytics, googleAds } = MEASURING ?? {};
  const starts: Start[] = [...otherServices];
  if (plausible) starts.push(["counting", () => startPlausible(plausible)]);
  if (googleAnalytics !== undefined)
    starts.push([
      "counting",
      (landing) => startGoogleAnalytics(googleAnalytics, landing),
    ]);
  if (googleAds)
    starts.push([
      "advertising",
      (landing) => startGoogleAds(googleAds, landing),
    ]);
  return starts;
}
