import type { z } from "zod";

import { networkEstimate } from "../prices.ts";
import { formatPence } from "../../../format/numbers.ts";
import { fill } from "../../../format/text.ts";
import type { PageAddress } from "../../../page-path.ts";
import type { RichText } from "../../markdown/markdown.ts";
import { auctionSection } from "../auction.ts";
import { entry, type Whole, unique } from "../entry.ts";
import { optionalDrawingKeys, withDrawing } from "../pictures.ts";
import type { CaseStudy } from "./case-studies.ts";
import {
  headKeys,
  heading,
  list,
  mark,
  money,
  pageLink,
  percent,
  richText,
  text,
  ground,
} from "../primitives.ts";
import { template } from "../templates.ts";
import * as shared from "../shared.ts";
import type { SmallReport } from "../../derived/small-report.ts";

const adsHeroKeys = {
  ...shared.heroKeys,
  pricesLink: shared.pricesLink,
};

/** The price of the same click on two networks; the hero draws it as a depth. */
const clickPrices = entry({
  label: template("google", "microsoft"),
  google: text,
  microsoft: text,
  unit: text.describe('What a price is for: "a click".'),
  price: money.describe("An example of a price per click on Google."),
  saving: percent.refine(
    (value) => value > 0 && value < 100,
    "must be more than 0% and less than 100%",
  ),
}).transform(({ label, google, microsoft, price, saving, ...rest }) => {
  const microsoftPence = Math.round((price * (100 - saving)) / 100);
  return {
    ...rest,
    label: fill(label, {
      google: formatPence(price),
      microsoft: formatPence(microsoftPence),
    }),
    google: { name: google, pricePence: price },
    microsoft: { name: microsoft, pricePence: microsoftPence },
  };
});

const benefit = entry({ ...shared.stepKeys });

const approachStep = entry({
  ...shared.timedStepKeys,
  deliverable: richText
    .optional()
    .describe("What the client receives at the end of the step."),
});

const service = entry({
  name: text,
  ...optionalDrawingKeys,
  background: ground("shoal", "buff").prefault("shoal"),
  contains: list(richText, 1, 8),
}).transform(withDrawing);

/** A case study as an ads page shows it; `placeCases` fills it in from its file. */
export type AdsCase = Pick<
  CaseStudy,
  "title" | "results" | "picture" | "background"
> & {
  slug: string;
  path?: PageAddress;
  industry: string;
  description: RichText;
};

const adsPackage = shared.networkPackage.refine(
  ({ name }) => !name.includes(","),
  {
    error: "must not have a comma, because links list the names with commas",
    path: ["name"],
  },
);

const adsSectionKeys = {
  stats: entry({
    ...shared.sectionKeys,
    stats: list(shared.drawnStat, 1, 6),
  }).optional(),
  benefits: entry({
    ...shared.sectionKeys,
    benefits: list(benefit, 1, 8),
  }).optional(),
  approach: entry({
    ...shared.sectionKeys,
    deliverableLabel: text.describe("The words before each deliverable."),
    steps: list(approachStep, 1, 8),
  }).optional(),
  services: entry({
    ...shared.sectionKeys,
    services: list(service, 1, 8),
  }).optional(),
  cases: entry({
    mark: mark.optional(),
    heading,
    caseStudies: list(text.meta({ format: "case study" }), 1, 6).describe(
      "The names of files in content/case-studies; the first is shown large.",
    ),
    read: text.describe("The words of the link to a case study."),
    caption: text.optional(),
    storyLabel: text.describe("Opens the story of a case on phones."),
  })
    .transform(({ caseStudies: slugs, ...words }) => ({
      ...words,
      slugs,
      caseStudies: new Array<AdsCase>(),
    }))
    .optional(),
  pricing: entry({
    ...shared.sectionKeys,
    packages: list(adsPackage, 2, 4)
      .superRefine(shared.hasOneBadge)
      .superRefine(
        unique(
          "must not give two packages the same name",
          ({ name }) => name,
          "name",
        ),
      ),
    button: pageLink,
    customQuote: shared.customQuote,
  }).optional(),
  estimate: networkEstimate.optional(),
  faq: shared.faq.optional(),
  closing: entry({ ...shared.closingKeys }).optional(),
};

const hasPrices = ({
  estimate,
  pricing,
}: {
  estimate?: unknown;
  pricing?: unknown;
}) => estimate === undefined || pricing !== undefined;

const WITHOUT_PRICES = {
  path: ["estimate"],
  error: 'needs the section "pricing", whose prices it uses; take both out',
};

/** The report beside the hero's words, if its page is published. */
const noProof: { proof?: SmallReport } = {};

export const googleAdsPage = entry({
  ...headKeys,
  hero: entry(adsHeroKeys),
  auction: auctionSection.optional(),
  ...adsSectionKeys,
})
  .refine(hasPrices, WITHOUT_PRICES)
  .transform((page) => ({ ...page, ...noProof }));

export const microsoftAdsPage = entry({
  ...headKeys,
  hero: entry({
    ...adsHeroKeys,
    query: text.optional().describe("The search whose click is drawn below."),
    clickPrices,
    caption: entry({ heading: text, text: template("google") }).optional(),
  }).transform(({ caption, ...hero }) => ({
    ...hero,
    caption: caption && {
      heading: caption.heading,
      text: fill(caption.text, {
        google: formatPence(hero.clickPrices.google.pricePence),
      }),
    },
  })),
  ...adsSectionKeys,
})
  .refine(hasPrices, WITHOUT_PRICES)
  .transform((page) => ({ ...page, ...noProof }));

export type GoogleAdsPage = Whole<z.infer<typeof googleAdsPage>>;
export type MicrosoftAdsPage = Whole<z.infer<typeof microsoftAdsPage>>;

/** The content that both ads pages have. */
export type AdsPage = Omit<GoogleAdsPage, "auction">;
