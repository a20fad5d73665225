import { z } from "zod";

import { PACKAGE_NAMES } from "../../features/enquiry/enquiry-address.ts";
import { networkEstimate } from "../../features/estimator/schema.ts";
import {
  formatRank,
  highestBidSurcharge,
  rankOf,
} from "../../format/auction.ts";
import { barLength } from "../../format/bar-length.ts";
import { formatPence } from "../../format/numbers.ts";
import { fill } from "../../format/text.ts";
import { entry } from "./entry.ts";
import { drawingKeys, pictureKeys, toDrawing, toPicture } from "./pictures.ts";
import { count, heading, list, mark, money, headKeys, pageLink, percent, sample, template, text } from "./primitives.ts";
import * as shared from "./shared.ts";

/** The colour behind a drawing, as it was made for. */
const background = z.enum(["shoal", "buff", "deep"], {
  error: "must be shoal, buff or deep",
});

const heroKeys = {
  ...shared.heroKeys,
  /** The less prominent action beside the button. */
  pricesLink: pageLink,
  /** The text in the drawing of a search box. */
  query: text,
};

const advertiser = entry({
  name: text,
  bid: money,
  quality: count(1, 10),
}).transform(({ bid, ...rest }) => ({ ...rest, bidPence: bid }));

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
const auction = entry({
  label: text,
  columns: entry({
    advertiser: text,
    bid: text,
    quality: text,
    rank: text,
    price: text,
  }),
  /** In the order of their places; the first is the visitor's. */
  advertisers: list(advertiser, 3, 3).refine(
    highestBidIsSecond,
    "must have the highest bid in second place, as the caption says",
  ),
  /** The ad rank of the next advertiser, who gets no place: pounds times quality. */
  rankBelow: money,
  sample,
}).refine(
  ranksDecrease,
  "must be in order of rank (bid times quality), the highest first",
);

/** The price of the same click on two networks; the hero draws it as a depth. */
const waters = entry({
  label: template("google", "microsoft"),
  google: text,
  microsoft: text,
  /** An example of a price per click on Google. */
  price: money,
  /** By how much the same click is cheaper on Microsoft's network. */
  saving: percent.refine(
    (value) => value > 0 && value < 100,
    "must be more than 0% and less than 100%",
  ),
  sample,
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

const benefit = entry({ ...shared.stepKeys, sample });

const approachStep = entry({
  ...shared.timedStepKeys,
  /** What the client receives at the end of the step. */
  deliverable: text,
  sample,
});

const service = entry({
  name: text,
  ...drawingKeys,
  background: background.exclude(["deep"]),
  contains: list(text, 4, 4),
}).transform(({ name, background: tone, contains, ...drawing }) => ({
  name,
  drawing: toDrawing(drawing),
  tone,
  features: contains,
}));

const metric = shared.metric.refine(
  ({ value, drawing }) => drawing !== undefined || barLength(value),
  'must have a drawing, or a value that a bar can show: "+320%", "-40%", "5.2x"',
);

const caseStudy = entry({
  industry: text,
  title: text,
  description: text,
  results: list(metric, 2, 2),
  ...pictureKeys,
  background,
  sample,
}).transform(
  ({ results, drawing, drawingAlt, photo, alt, background: tone, ...rest }) => ({
    ...rest,
    metrics: results,
    picture: toPicture({ drawing, drawingAlt, photo, alt }),
    tone,
  }),
);

/** The URL of an estimate names packages, and only these. */
const networkPackage = shared.networkPackage.refine(
  ({ name }) => PACKAGE_NAMES.some((known) => known === name),
  {
    error: `must be one of ${PACKAGE_NAMES.join(", ")}`,
    path: ["name"],
  },
);

const sectionKeys = {
  stats: entry({
    ...shared.sectionKeys,
    stats: list(shared.drawnStat, 4, 4),
  }),
  benefits: entry({ ...shared.sectionKeys, benefits: list(benefit, 6, 6) }),
  approach: entry({
    ...shared.sectionKeys,
    deliverableLabel: text,
    steps: list(approachStep, 4, 4),
  }),
  services: entry({ ...shared.sectionKeys, services: list(service, 4, 4) }),
  cases: entry({
    mark,
    heading,
    /** The first is shown large. */
    caseStudies: list(caseStudy, 3, 3),
    caption: text,
  }),
  pricing: entry({
    ...shared.sectionKeys,
    packages: list(networkPackage, 3, 3).refine(
      shared.hasOneBadge,
      shared.ONE_BADGE,
    ),
    button: pageLink,
    customQuote: shared.customQuote,
  }),
  estimate: networkEstimate,
  closing: entry({ ...shared.closingKeys, sample }),
};

export const googleAdsPage = entry({
  ...headKeys,
  hero: entry({
    ...heroKeys,
    auction,
    caption: entry({ lead: text, text: template("surcharge", "rank below") }),
  }).transform(({ caption, ...hero }) => ({
    ...hero,
    caption: {
      lead: caption.lead,
      text: fill(caption.text, {
        surcharge: formatPence(highestBidSurcharge(hero.auction)),
        "rank below": formatRank(hero.auction.rankBelow),
      }),
    },
  })),
  ...sectionKeys,
});

export const microsoftAdsPage = entry({
  ...headKeys,
  hero: entry({
    ...heroKeys,
    waters,
    caption: entry({ lead: text, text: template("google") }),
  }).transform(({ caption, ...hero }) => ({
    ...hero,
    caption: {
      lead: caption.lead,
      text: fill(caption.text, {
        google: formatPence(hero.waters.google.pricePence),
      }),
    },
  })),
  ...sectionKeys,
});

export type GoogleAdsPage = z.infer<typeof googleAdsPage>;
export type MicrosoftAdsPage = z.infer<typeof microsoftAdsPage>;

/** What both ads pages have. */
export type AdsPage = Omit<GoogleAdsPage, "hero"> & {
  hero: Omit<GoogleAdsPage["hero"], "auction">;
};
