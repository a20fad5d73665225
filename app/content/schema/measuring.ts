import { z } from "zod";

import { entry } from "./entry.ts";
import { choice, matching, richText } from "./primitives.ts";

/** What a visitor says yes or no to. */
export type Purpose = "counting" | "advertising";

/** The purpose of each service. */
export const PURPOSES = {
  plausible: "counting",
  googleAnalytics: "counting",
  googleAds: "advertising",
  enquirySources: "advertising",
} as const satisfies Record<string, Purpose>;

/** One of the services that measure. */
export type Tool = keyof typeof PURPOSES;

export const TOOLS: readonly Tool[] = [
  "plausible",
  "googleAnalytics",
  "googleAds",
  "enquirySources",
];

const origins = z
  .array(
    matching(/^https:\/\/(?:\*\.)?[a-z\d.-]+$/, "like https://example.com"),
  )
  .default([]);

/** A service of your own: app/features/measuring/services/FILE.ts starts it. */
const otherService = entry({
  file: matching(/^[a-z\d-]+$/, "like meta-pixel"),
  purpose: choice(["counting", "advertising"]),
  notice: richText.describe("The sentence about it in the cookie notice."),
  settings: z
    .record(z.string(), z.string())
    .meta({ keys: "Name", values: "Value" })
    .default({}),
  scripts: origins,
  connections: origins,
  images: origins,
  frames: origins,
});

const conversion = matching(
  /^AW-\d+\/[\w-]+$/,
  "like AW-123456789/AbC-D_efG: the tag, a slash and the label of the conversion",
);

/** What measures visits: nothing, or several. */
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
    }).optional(),
    googleAnalytics: matching(/^G-[A-Z\d]+$/, "like G-ABC123DEF4")
      .meta({ title: "Google Analytics" })
      .optional(),
    googleAds: entry({
      enquiry: conversion,
      newsletter: conversion.optional(),
    })
      .meta({ title: "Google Ads" })
      .optional(),
    enquirySources: choice(["yes"])
      .optional()
      .describe("Keeps which advertisement led to an enquiry, after a yes."),
    counting: choice(["notice and objection"])
      .optional()
      .describe(
        "Counts unless a visitor objects; without it, only after a yes.",
      ),
    otherServices: z.array(otherService).max(8).default([]),
  }).refine(
    ({ plausible, googleAnalytics, counting, otherServices }) =>
      !counting ||
      (plausible &&
        !googleAnalytics &&
        otherServices.every(({ purpose }) => purpose !== "counting")),
    {
      error:
        "is possible only with Plausible alone: what recognizes people needs a yes",
      path: ["counting"],
    },
  ),
);

/** What measures visits, and where it reports to. */
export type MeasuringSettings = z.infer<typeof measuring>;
