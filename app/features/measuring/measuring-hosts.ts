import type { MeasuringSettings } from "../../content/schema/measuring.ts";

/** When these lists were compared with their sources; `npm run launch-check` says if it is long ago. */
export const HOSTS_CHECKED = "2026-11-27";

export interface MeasuringHosts {
  scripts: string[];
  connections: string[];
  images: string[];
  frames: string[];
}

const GOOGLE_TAG = "https://www.googletagmanager.com";

/**
 * What Google's tags need without signals for advertising:
 * https://developers.google.com/tag-platform/security/guides/csp
 */
const ANALYTICS = {
  scripts: [GOOGLE_TAG],
  connections: [
    GOOGLE_TAG,
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
  ],
  images: [GOOGLE_TAG, "https://*.google-analytics.com"],
};

const ADS_SCRIPTS = [
  GOOGLE_TAG,
  "https://www.googleadservices.com",
  "https://googleads.g.doubleclick.net",
  "https://pagead2.googlesyndication.com",
  "https://www.google.com",
];

/** Conversions also go to the home page of Google for the visitor's country. */
const CONVERSIONS = [
  ...ADS_SCRIPTS,
  "https://google.com",
  "https://www.google.co.uk",
  // Since summer 2026.
  "https://ad.doubleclick.net",
];

const ADS = {
  scripts: ADS_SCRIPTS,
  connections: CONVERSIONS,
  images: CONVERSIONS,
  frames: [GOOGLE_TAG],
};

/** What the services that are switched on need of the security policy. */
export function measuringHosts({
  plausible,
  googleAnalytics,
  googleAds,
  otherServices,
}: MeasuringSettings): MeasuringHosts {
  const needs: Partial<MeasuringHosts>[] = [
    plausible ? { connections: [plausible.server] } : {},
    googleAnalytics === undefined ? {} : ANALYTICS,
    googleAds ? ADS : {},
    ...otherServices,
  ];
  const all = (kind: keyof MeasuringHosts) => [
    ...new Set(needs.flatMap((need) => need[kind] ?? [])),
  ];
  return {
    scripts: all("scripts"),
    connections: all("connections"),
    images: all("images"),
    frames: all("frames"),
  };
}
