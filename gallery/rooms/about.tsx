import { Hero } from "~/sections/about/hero";
import { MissionAndVision } from "~/sections/about/mission-and-vision";
import { Story } from "~/sections/about/story";
import { Team } from "~/sections/about/team";
import { Values } from "~/sections/about/values";

import {
  drawing,
  heading,
  hero,
  many,
  mark,
  paragraph,
  photographed,
  sentence,
  step,
} from "../content";
import type { Room } from "../room";

const { kicker, title, description } = hero;

const aboutHero = (specialists: number) => (
  <Hero
    {...{ kicker, title, description }}
    drawingAlt="A lead for each"
    caption={{ lead: "A caption.", text: sentence }}
    company={{ specialists, founders: Math.min(specialists, 3) }}
  />
);

const statement = { heading: "A statement", text: sentence };

const values = (length: number) => (
  <Values mark={mark} heading={heading} values={many(length, step)} />
);

const team = (length: number, hasPictures: boolean) => (
  <Team
    mark={mark}
    heading={heading}
    intro={sentence}
    members={many(length, (number) => ({
      name: `Person ${number}`,
      position: "A position",
      bio: sentence,
      picture: hasPictures && number % 3 !== 0 ? photographed("portrait") : {},
    }))}
  />
);

export const room: Room = {
  "hero, 3 people": aboutHero(3),
  "hero, 60 people": aboutHero(60),
  "story, a paragraph": (
    <Story heading="Founded in" year={1999} paragraphs={[sentence]} />
  ),
  "story, six and a picture": (
    <Story
      mark={mark}
      heading="Founded in"
      year={1999}
      paragraphs={many(6, (number) => `${number}. ${paragraph}`)}
      picture={{ drawing, ...photographed("story") }}
      caption="A caption"
      photoCaption="Another for the photograph"
    />
  ),
  "mission and vision": (
    <MissionAndVision
      mark={mark}
      label={heading}
      mission={statement}
      vision={{ ...statement, heading: "Another statement" }}
    />
  ),
  "values, 1": values(1),
  "values, 8": values(8),
  "team, 1 without a picture": team(1, false),
  "team, 12": team(12, true),
};
