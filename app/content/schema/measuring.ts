import { z } from "zod";

import { entry } from "./entry.ts";
import { choice, matching } from "./primitives.ts";

/** In the order of the bits of the notice's version: a new one is added at the end. */
export const TOOLS = ["plausible", "googleAnalytics", "googleAds"] as const;

/** One of the services that measure. */
export type Tool = (typeof TOOLS)[number];

const conversion = matching(
  /^AW-\d+\/[\w-]+$/,
  "like AW-123456789/AbC-D_efG: the tag, a slash and the label of the conversion",
);

/** What measures visits after a yes to the cookie notice: nothing, or several. */
export const measuring = z.preprocess(
  // The value of a file in which every line is a comment.
  (written) => written ?? {},
  entry({
    plausible: entry({
      site: matching(/^[a-z\d.-]+$/, "like www.example.com, without https://"),
      server: matching(
        /^https:\/\/[a-z\d.-]+$/,
        "like https://plausible.io, without a path",
      ),
      consent: choice(["notice and objection"])
        .optional()
        .describe(
          "Counts unless a visitor objects; without it, only after a yes.",
        ),
    }).optional(),
    googleAnalytics: matching(/^G-[A-Z\d]+$/, "like G-ABC123DEF4").optional(),
    googleAds: entry({
      enquiry: conversion,
      newsletter: conversion.optional(),
    }).optional(),
  }).refine(
    ({ plausible, googleAnalytics, googleAds }) =>
      !plausible?.consent || !(googleAnalytics ?? googleAds),
    {
      error:
        "is possible only without Google, which needs a yes: the notice would have to say both",
      path: ["plausible", "consent"],
    },
  ),
);

/** What measures visits, and where it reports to. */
export type MeasuringSettings = z.infer<typeof measuring>;
