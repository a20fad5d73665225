import { Approach } from "~/sections/ads/approach";
import { auction as auctionOf } from "~/content/schema/auction";
import { barLength } from "~/format/figures";
import { AuctionHero } from "~/sections/ads/auction-hero";
import { BenefitColumns } from "~/sections/ads/benefit-columns";
import { BoatsHero } from "~/sections/ads/boats-hero";
import { Cases } from "~/sections/ads/cases";
import { Prices } from "~/sections/ads/prices";
import { Services } from "~/sections/ads/services";
import { Stats } from "~/sections/ads/stats";
import { WithinReach } from "~/sections/shared/within-reach";

import {
  company,
  drawing,
  drawnStat,
  heading,
  hero,
  link,
  many,
  mark,
  networkPackage,
  noteLabels,
  photographed,
  priceLabels,
  sentence,
  stat,
  step,
  timedStep,
} from "../content";
import { Staged, type Room } from "../room";

const adsHero = {
  ...hero,
  pricesLink: link("See the prices", "/services"),
  query: "what somebody looks for",
  caption: { lead: "A caption.", text: sentence },
};

const auction = (advertisers: number) => (
  <AuctionHero
    {...adsHero}
    auction={auctionOf.parse({
      label: "An auction",
      columns: {
        advertiser: "Advertiser",
        bid: "Bid",
        quality: "Quality",
        rank: "Rank",
        price: "Pays",
      },
      advertisers: many(advertisers, (number) => ({
        name: `Advertiser ${number}`,
        bid: `£${(3 - number / 5).toFixed(2)}`,
        quality: String(10 - number),
      })),
      "rank below": "£4",
    })}
  />
);

const stats = (length: number) => (
  <Stats
    mark={mark}
    heading={heading}
    stats={many(length, drawnStat)}
    labels={noteLabels}
  />
);

const benefitColumns = (length: number) => (
  <BenefitColumns
    mark={mark}
    heading={heading}
    intro={sentence}
    benefits={many(length, step)}
  />
);

const approach = (length: number) => (
  <Approach
    mark={mark}
    heading={heading}
    intro={sentence}
    deliverableLabel="You get"
    steps={many(length, (number) => ({
      ...timedStep(number),
      deliverable: number % 2 === 0 ? undefined : sentence,
    }))}
  />
);

const services = (length: number) => (
  <Services
    mark={mark}
    heading={heading}
    intro={sentence}
    services={many(length, (number) => ({
      name: `Service ${number}`,
      drawing: number % 3 === 0 ? undefined : drawing,
      tone: number % 2 === 0 ? ("buff" as const) : ("shoal" as const),
      features: many(4, (each) => `Feature ${each}`),
    }))}
  />
);

const TONES = ["deep", "buff", "shoal"] as const;

const cases = (length: number) => (
  <Cases
    mark={mark}
    heading={heading}
    caption={sentence}
    caseStudies={many(length, (number) => ({
      industry: "An industry",
      title: `Case ${number}`,
      description: sentence,
      picture: photographed(number === 1 ? "leadCase" : "case"),
      tone: TONES[number % 3] ?? "deep",
      metrics: many((number % 4) + 1, (each) => ({
        label: `Metric ${each}`,
        value: stat(each + 2).value,
        drawing: undefined,
        bar: barLength(stat(each + 2).value),
      })),
    }))}
  />
);

const prices = (length: number) => (
  <Prices
    mark={mark}
    heading={heading}
    intro={sentence}
    packages={many(length, networkPackage)}
    button={link("Begin")}
    customQuote={{ question: "Something else?", link: link("A quote") }}
    labels={priceLabels}
  />
);

export const room: Room = {
  "hero, an auction of 2": auction(2),
  "hero, an auction of 5": auction(5),
  "hero, two prices": (
    <BoatsHero
      {...adsHero}
      waters={{
        label: "Two prices",
        google: { name: "There", pricePence: 280 },
        microsoft: { name: "Here", pricePence: 182 },
      }}
    />
  ),
  "stats, 1": stats(1),
  "stats, 6": stats(6),
  "benefits in columns, 1": benefitColumns(1),
  "benefits in columns, 8": benefitColumns(8),
  "approach, 1": approach(1),
  "approach, 8": approach(8),
  "services, 1": services(1),
  "services, 8": services(8),
  "cases, 1": cases(1),
  "cases, 6": cases(6),
  "prices, 2": prices(2),
  "prices, 4": prices(4),
  "within reach": (
    <Staged>
      <WithinReach telephone={company.telephone} action={link("Begin")}>
        <p>{sentence}</p>
      </WithinReach>
    </Staged>
  ),
};
