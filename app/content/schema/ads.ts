import { z } from "zod";

import { PACKAGE_NAMES } from "../../features/enquiry/enquiry-address.ts";
import { networkEstimate } from "../../features/estimator/schema.ts";
import { rankOf } from "../../format/auction.ts";
import { barLength } from "../../format/bar-length.ts";
import {
  drawing,
  mark,
  pageHead,
  pageLink,
  pence,
  sample,
  text,
} from "./primitives.ts";
import { wrong } from "./reasons.ts";
import * as shared from "./shared.ts";

/** The background colour that a drawing was made for. */
const paneTone = z.enum(["shoal", "buff"], wrong("must be shoal or buff"));
const leadTone = z.enum(["buff", "deep"], wrong("must be buff or deep"));

const hero = shared.hero.extend({
  /** The less prominent action beside the button. */
  pricesLink: pageLink,
  /** The text in the drawing of a search box. */
  query: text,
  caption: z.strictObject({ lead: text, text }),
});

const advertiser = z.strictObject({
  name: text,
  bidPence: pence,
  quality: z
    .int(wrong("must be a whole number"))
    .min(1, "must be 1 to 10")
    .max(10, "must be 1 to 10"),
});

type Advertiser = z.infer<typeof advertiser>;

const ranksDecrease = (auction: {
  advertisers: readonly Advertiser[];
  rankBelow: number;
}) => {
  const ranks = [...auction.advertisers.map(rankOf), auction.rankBelow];
  return ranks.every((rank, place) => rank < (ranks[place - 1] ?? Infinity));
};

const highestBidIsSecond = (advertisers: readonly Advertiser[]) => {
  const bids = advertisers.map(({ bidPence }) => bidPence);
  return bids.lastIndexOf(Math.max(...bids)) === 1;
};

/** An example of an auction. Ranks and prices are computed from it. */
const auction = z
  .strictObject({
    label: text,
    columns: z.strictObject({
      advertiser: text,
      bid: text,
      quality: text,
      rank: text,
      price: text,
    }),
    /** In the order of their places; the first is the visitor's. */
    advertisers: z
      .array(advertiser)
      .length(3, "must have three advertisers")
      .refine(
        highestBidIsSecond,
        "must have the highest bid in second place, as the caption says",
      ),
    /**
     * The ad rank (pence times quality) of the next advertiser, who gets no
     * place.
     */
    rankBelow: pence,
    sample,
  })
  .refine(
    ranksDecrease,
    "must be in order of rank (bid times quality), the highest first",
  );

const water = z.strictObject({ name: text, pricePence: pence });

/** The price of the same click on two networks; the hero draws it as a depth. */
const waters = z
  .strictObject({ label: text, google: water, microsoft: water, sample })
  .refine(
    ({ google, microsoft }) => microsoft.pricePence < google.pricePence,
    "must cost less on Microsoft than on Google",
  );

const benefit = shared.step.extend({ sample });

const approachStep = shared.timedStep.extend({
  /** What the client receives at the end of the step. */
  deliverable: text,
  sample,
});

const service = z.strictObject({
  name: text,
  drawing,
  tone: paneTone,
  features: z.array(text).length(4, "must have four bullets"),
});

const metric = shared.metric.refine(
  ({ value, drawing: own }) => own !== undefined || barLength(value),
  'must have a drawing, or a value that a bar can show: "+320%", "-40%", "5.2x"',
);

const caseStudy = shared.caseStudy.extend({
  metrics: z.array(metric).length(2, "must have two metrics"),
});

/** The URL of an estimate names packages, and only these. */
const packageName = z.enum(
  PACKAGE_NAMES,
  wrong(
    (input) =>
      `"${String(input)}" is not one of PACKAGE_NAMES in app/features/enquiry/enquiry-address.ts`,
  ),
);

const adsPage = z.strictObject({
  head: pageHead,
  hero,
  stats: shared.sectionHead.extend({
    stats: z.array(shared.drawnStat).length(4, "must be four stats"),
  }),
  benefits: shared.sectionHead.extend({
    benefits: z.array(benefit).length(6, "must be six benefits"),
  }),
  approach: shared.sectionHead.extend({
    deliverableLabel: text,
    steps: z.array(approachStep).length(4, "must be four steps"),
  }),
  services: shared.sectionHead.extend({
    services: z.array(service).length(4, "must be four services"),
  }),
  cases: z.strictObject({
    mark,
    heading: text,
    lead: caseStudy.extend({ tone: leadTone }),
    others: z
      .array(caseStudy.extend({ tone: paneTone }))
      .length(2, "must be two case studies beside the lead"),
    caption: text,
  }),
  pricing: shared.sectionHead.extend({
    packages: z
      .array(shared.pricingPackage.extend({ name: packageName }))
      .length(3, "must be three packages")
      .refine(shared.hasOneBadge, shared.ONE_BADGE),
    button: pageLink,
    customQuote: shared.customQuote,
  }),
  estimate: networkEstimate,
  closing: shared.closing.extend({ sample }),
});

export const googleAdsPage = adsPage.extend({
  hero: hero.extend({ auction }),
});

export const microsoftAdsPage = adsPage.extend({
  hero: hero.extend({ waters }),
});

export type AdsPage = z.infer<typeof adsPage>;
export type GoogleAdsPage = z.infer<typeof googleAdsPage>;
export type MicrosoftAdsPage = z.infer<typeof microsoftAdsPage>;
