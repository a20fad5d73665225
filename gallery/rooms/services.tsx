import { Approach } from "~/sections/services/approach";
import { Hero } from "~/sections/services/hero";
import { Packages } from "~/sections/services/packages";
import { Process } from "~/sections/services/process";
import { Stats } from "~/sections/services/stats";

import {
  drawnStat,
  faq,
  heading,
  hero,
  link,
  many,
  mark,
  networkPackage,
  noteLabels,
  priceLabels,
  sentence,
  step,
} from "../content";
import type { Room } from "../room";

const IDS = ["one", "two", "three", "four"];

const packages = (length: number) =>
  many(length, (number) => ({
    ...networkPackage(number),
    id: IDS[number - 1] ?? "",
    subject: "seo" as const,
  }));

const priceList = (length: number) => (
  <Packages
    mark={mark}
    heading={heading}
    intro={sentence}
    packages={packages(length)}
    button="Ask for it"
    customQuote={{ question: "Something else?", link: link("A quote") }}
    terms={{ heading: "Terms", items: faq(length).items }}
    labels={priceLabels}
  />
);

const approach = (length: number, hasDrawing: boolean) => (
  <Approach
    mark={mark}
    heading={heading}
    drawing={
      hasDrawing
        ? { plate: "anatomy", alt: "A drawing", width: 520, height: 900 }
        : undefined
    }
    parts={many(length, step)}
  />
);

const stats = (length: number) => (
  <Stats
    mark={mark}
    heading={heading}
    stats={many(length, drawnStat)}
    caption={sentence}
    labels={noteLabels}
  />
);

const process = (length: number) => (
  <Process
    mark={mark}
    heading={heading}
    intro={sentence}
    phases={many(length, (number) => ({
      ...step(number),
      firstWeek: number,
      lastWeek: number + 2,
      isOngoing: number === length,
    }))}
  />
);

const prices = (length: number) => (
  <Hero
    {...hero}
    pricesLabel="Prices"
    packages={packages(length)}
    labels={priceLabels}
  />
);

export const room: Room = {
  "hero, 2 prices": prices(2),
  "hero, 4 prices": prices(4),
  "packages, 2": priceList(2),
  "packages, 4": priceList(4),
  "approach, 1 without a drawing": approach(1, false),
  "approach, 6": approach(6, true),
  "stats, 1": stats(1),
  "stats, 6": stats(6),
  "process, 1": process(1),
  "process, 8": process(8),
};
