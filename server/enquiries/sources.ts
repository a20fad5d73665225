import type { Enquiry } from "./store/tables.ts";

/** What an advertisement's network calls a click, in the order of preference: one is enough. */
export const CLICK_IDS = {
  google: ["gclid", "wbraid", "gbraid"],
  microsoft: ["msclkid"],
} as const;

export type Network = keyof typeof CLICK_IDS;

/** As the pages and content/report.yaml call them, and so whoever writes what was spent. */
const NAMES = { google: "Google Ads", microsoft: "Microsoft Ads" } as const;

/** What links in advertisements say without the click. */
const SOURCES = {
  google: /^(?:google|adwords)/i,
  microsoft: /^(?:microsoft|bing)/i,
};
const PAID = /^(?:cpc|ppc|paid)/i;

type Origin = Pick<
  Enquiry,
  | (typeof CLICK_IDS)[Network][number]
  | (`utm_${string}` & keyof Enquiry)
  | "referrer"
>;

/** The one identifier of a click on a network's advertisement, if there is one. */
export function clickOf(origin: Origin, network: Network) {
  for (const kind of CLICK_IDS[network]) {
    const id = origin[kind];
    // One of 200 characters has been cut off.
    if (id && /^[\w.~-]{1,199}$/.test(id)) return { kind, id };
  }
  return undefined;
}

/** Whose the visit was: a network's, a campaign's or another site's. */
export function channelOf(origin: Origin): string {
  const { utm_source, utm_medium, referrer } = origin;
  const networks = ["google", "microsoft"] as const;
  const isPaid = PAID.test(utm_medium ?? "");
  const network =
    networks.find((each) => clickOf(origin, each)) ??
    networks.find((each) => isPaid && SOURCES[each].test(utm_source ?? ""));
  if (network) return NAMES[network];
  const campaign = [utm_source, utm_medium].filter(Boolean).join(" / ");
  return campaign || (referrer ?? "Unknown");
}

/** The advertisement that led to an enquiry by name: "Google Ads, campaign spring, keyword shoes". */
export function sourceOf(origin: Origin): string {
  const { utm_campaign, utm_term, utm_content } = origin;
  return [
    channelOf(origin),
    utm_campaign && `campaign ${utm_campaign}`,
    utm_term && `keyword ${utm_term}`,
    utm_content && `advertisement ${utm_content}`,
  ]
    .filter(Boolean)
    .join(", ");
}
