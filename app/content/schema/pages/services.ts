import type { z } from "zod";

import { CLOCK_WEEKS } from "../../../format/phase-weeks.ts";
import { entry, type Whole, unique } from "../entry.ts";
import { subject } from "../form-fields.ts";
import { optionalDrawingKeys, withDrawing } from "../pictures.ts";
import {
  count,
  headKeys,
  heading,
  list,
  matching,
  text,
  yesNo,
} from "../primitives.ts";
import {
  clientsSection,
  closing,
  customQuote,
  drawnStat,
  faq,
  hasOneBadge,
  heroKeys,
  packageKeys,
  pricesLink,
  questions,
  sectionKeys,
  stepKeys,
} from "../shared.ts";

const servicePackage = entry({
  id: matching(
    /^[a-z]+$/,
    "lower-case letters, because it is part of a URL",
  ).meta({
    title: "End of its address",
    description: "Of /services#sem it is sem.",
  }),
  subject,
  bothNetworks: yesNo
    .optional()
    .describe(
      "Yes if it covers both networks' ads up to the limit in company.yaml.",
    ),
  ...packageKeys,
}).transform(({ from, bothNetworks, ...rest }) => ({
  ...rest,
  isForBothNetworks: bothNetworks === true,
  basePence: from,
}));

const week = count(1, CLOCK_WEEKS);

const phase = entry({
  ...stepKeys,
  firstWeek: week,
  lastWeek: week.describe("For an ongoing phase, the last week of the chart."),
  ongoing: yesNo.optional(),
})
  .refine(
    ({ firstWeek, lastWeek }) => firstWeek <= lastWeek,
    "must not end before it begins",
  )
  .refine(({ firstWeek, ongoing }) => !ongoing || firstWeek < CLOCK_WEEKS, {
    error: `must begin before week ${CLOCK_WEEKS} if it is ongoing, or its bar is too short for its label`,
    path: ["firstWeek"],
  });

export const servicesPage = entry({
  ...headKeys,
  hero: entry({
    ...heroKeys,
    pricesLink: pricesLink.optional(),
    pricesLabel: text,
  }),
  packages: entry({
    ...sectionKeys,
    packages: list(servicePackage, 2, 4)
      .superRefine(hasOneBadge)
      .superRefine(
        unique("must not give two packages the same id", ({ id }) => id, "id"),
      ),
    button: text.describe("The text of each package's button."),
    customQuote,
    terms: entry({ heading, items: questions }).describe(
      "Questions about prices, with their answers.",
    ),
  }).optional(),
  approach: entry({
    ...sectionKeys,
    ...optionalDrawingKeys,
    parts: list(entry({ ...stepKeys }), 1, 6),
  })
    .transform(withDrawing)
    .optional(),
  stats: entry({
    ...sectionKeys,
    stats: list(drawnStat, 1, 6),
    caption: text.optional(),
  }).optional(),
  process: entry({ ...sectionKeys, phases: list(phase, 1, 8) }).optional(),
  clients: clientsSection,
  faq: faq.optional(),
  closing: closing.optional(),
});

export type ServicesPage = Whole<z.infer<typeof servicesPage>>;
export type ServicePackage = z.infer<typeof servicePackage>;
