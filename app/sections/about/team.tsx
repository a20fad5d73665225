import { Plate } from "~/components/plate";
import { Section, SectionHead } from "~/components/section";
import type { AboutPage } from "~/content/schema/about";

import "./team.css";

/** The team's portraits, on two background colours in turn. */
export function Team({ mark, heading, intro, members }: AboutPage["team"]) {
  return (
    <Section name="about-team" mark={mark}>
      <SectionHead name="about-team" heading={heading} intro={intro} />
      <ul className="columns">
        {members.map(({ name, position, bio, picture }, index) => (
          <li key={name}>
            <Plate
              picture={picture}
              tone={index % 2 === 0 ? "plain" : "warm"}
            />
            <h3>{name}</h3>
            <p className="kicker">{position}</p>
            <p>{bio}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
