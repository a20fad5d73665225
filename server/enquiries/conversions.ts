// What Google Ads and Microsoft Advertising import about enquiries that their advertisements
// led to: no name, no address, one identifier of a click, and only after a yes to advertising.
// https://support.google.com/google-ads/answer/7014069 and
// https://help.ads.microsoft.com/#apex/ads/en/56852/2, looked up on 2026-11-27
import { stringify } from "csv-stringify/sync";
import { CLICK_IDS, clickOf, type Network } from "./sources.ts";
import type { Enquiry } from "./store/tables.ts";

/** The names of the conversions, which the account must have. */
const NAMES = { qualified: "Qualified enquiry", won: "Won enquiry" } as const;

/** How long after the click both networks take a conversion, in ms. */
const MOST_AFTER_CLICK = 90 * 24 * 60 * 60 * 1000;

/** The conversion of an enquiry, or why there is none. */
function conversionOf(enquiry: Enquiry, network: Network) {
  const { outcome, outcome_at, received_at, value_pence } = enquiry;
  const click = clickOf(enquiry, network);
  if (!click) return `no click on an advertisement of ${network}`;
  if (outcome === null || outcome_at === null) return "no outcome yet";
  if (outcome === "lost") return "lost";
  if (!enquiry.consent?.includes("advertising")) return "no yes to advertising";
  if (Date.parse(outcome_at) - Date.parse(received_at) > MOST_AFTER_CLICK)
    return "more than 90 days after the click";
  return {
    network,
    click,
    name: NAMES[outcome],
    at: outcome_at,
    value_pence: value_pence ?? 0,
  };
}

/** The conversions of one enquiry, for the webhook. */
export const conversionsOf = (enquiry: Enquiry) =>
  (["google", "microsoft"] as const)
    .map((network) => conversionOf(enquiry, network))
    .filter((found) => typeof found !== "string");

/** The file for a network, and a line for each reason why enquiries are not in it. */
export function conversionsFile(
  enquiries: readonly Enquiry[],
  network: Network,
) {
  const rows: (readonly string[])[] = [];
  const known = new Set<string>();
  const leftOut = new Map<string, number[]>();
  for (const enquiry of enquiries) {
    let found = conversionOf(enquiry, network);
    if (typeof found !== "string" && known.has(found.click.id + found.name))
      found = "the same click as an earlier enquiry";
    if (typeof found === "string") {
      leftOut.set(found, [...(leftOut.get(found) ?? []), enquiry.id]);
      continue;
    }
    const { click, name, at, value_pence } = found;
    known.add(click.id + name);
    const time = at.slice(0, 19);
    const value = [(value_pence / 100).toFixed(2), "GBP"];
    const ids = CLICK_IDS[network].map((kind) =>
      kind === click.kind ? click.id : "",
    );
    rows.push(
      network === "google"
        ? // The notice does not ask for personalized advertising.
          [...ids, name, `${time}+0000`, ...value, "GRANTED", "DENIED"]
        : [...ids, name, time.replace("T", " "), ...value],
    );
  }
  const titles =
    "Conversion Name,Conversion Time,Conversion Value,Conversion Currency";
  const head =
    network === "google"
      ? `Google Click ID,WBRAID,GBRAID,${titles},Ad User Data,Ad Personalization\n`
      : `Parameters:TimeZone=+0000\nMicrosoft Click ID,${titles}\n`;
  return {
    file: head + stringify(rows),
    said: [
      `${rows.length} conversions for ${network}.`,
      ...Array.from(
        leftOut,
        ([reason, ids]) => `Left out, ${reason}: ${ids.join(", ")}`,
      ),
    ].join("\n"),
  };
}
