import type { z } from "zod";

import { policyText } from "../../markdown/long-text.ts";
import { date } from "../date.ts";
import { entry } from "../entry.ts";
import { headKeys, list, text } from "../primitives.ts";
import { statKeys } from "../shared.ts";

/** The privacy policy: content/pages/privacy.md. */
export const privacyPage = entry({
  ...headKeys,
  hero: entry({
    lastUpdated: entry({ label: text, date }),
    heading: text,
    inShort: list(entry(statKeys), 3, 3),
    inShortWhenSent: list(entry(statKeys), 3, 3).describe(
      "The same if forms are sent to our server or to a form service.",
    ),
    whenMeasuring: list(entry(statKeys), 1, 2)
      .optional()
      .describe("Replaces the last of them if something is measured."),
  }),
  contents: text,
  text: policyText,
});

export type PrivacyPage = z.infer<typeof privacyPage>;
