/**
 * What can measure, in the order of the bits of the notice's version: a new one is
 * added at the end.
 */
export const TOOLS = ["plausible", "googleAnalytics", "googleAds"] as const;

/** One of the services that measure. */
export type Tool = (typeof TOOLS)[number];
