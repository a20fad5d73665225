import { Approach } from "~/sections/home/approach";
import { Hero } from "~/sections/home/hero";
import { Newsletter } from "~/sections/home/newsletter";
import { Reasons } from "~/sections/home/reasons";
import { Services } from "~/sections/home/services";
import { Stats } from "~/sections/home/stats";
import { Testimonials } from "~/sections/home/testimonials";

import {
  drawing,
  heading,
  hero,
  link,
  many,
  mark,
  newsletter,
  noteLabels,
  paragraph,
  photographed,
  sentence,
  stat,
  step,
  timedStep,
} from "../content";
import type { Room } from "../room";

const homeHero = (months: number) => (
  <Hero
    {...hero}
    pricesLink={link("See the prices", "/services")}
    aside={sentence}
    soundings={{
      label: "A chart",
      axis: "index",
      readings: many(months, (month) => (month === 1 ? 100 : 110 - 3 * month)),
      depth: 128,
      change: `${10 - 3 * months}%`,
      caption: { lead: "A caption.", text: sentence },
    }}
  />
);

const service = (number: number) => ({
  name: `Service ${number}`,
  description: sentence,
  drawing,
  caption: "A caption",
  link: link("More about it", "/services"),
});

const services = (paid: number, other: number) => (
  <Services
    mark={mark}
    heading={heading}
    intro={sentence}
    paid={many(paid, service)}
    other={many(other, service)}
  />
);

const reasons = (length: number, hasPicture: boolean) => (
  <Reasons
    mark={mark}
    heading={heading}
    picture={hasPicture ? photographed("reasons") : undefined}
    caption={hasPicture ? "A caption" : undefined}
    reasons={many(length, step)}
  />
);

const testimonials = (length: number) => (
  <Testimonials
    mark={mark}
    heading={heading}
    testimonials={many(length, (number) => ({
      quote: `${number}. ${number === 1 ? paragraph : sentence}`,
      author: `Person ${number}`,
      position: "A position",
      company: "A company",
    }))}
  />
);

const approach = (length: number) => (
  <Approach
    mark={mark}
    heading={heading}
    intro={sentence}
    steps={many(length, timedStep)}
  />
);

const stats = (length: number) => (
  <Stats
    mark={mark}
    heading={heading}
    stats={many(length, stat)}
    labels={noteLabels}
  />
);

export const room: Room = {
  "hero, a chart of 6 months": homeHero(6),
  "hero, a chart of 24 months": homeHero(24),
  "services, 1": services(1, 0),
  "services, 4 and 8": services(4, 8),
  "stats, 1": stats(1),
  "stats, 6": stats(6),
  "reasons, 1 without a picture": reasons(1, false),
  "reasons, 12": reasons(12, true),
  "testimonials, 1": testimonials(1),
  "testimonials, 6": testimonials(6),
  "approach, 1": approach(1),
  "approach, 8": approach(8),
  newsletter: (
    <Newsletter
      mark={mark}
      heading={heading}
      text={sentence}
      form={newsletter}
    />
  ),
};
