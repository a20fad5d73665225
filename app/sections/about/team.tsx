import { ArrowLink } from "~/components/links";
import { hasPicture, PictureFigure } from "~/components/picture";
import { Paragraph } from "~/components/rich-text";
import { Section } from "~/components/section";
import type { AboutPage } from "~/content/schema/pages/about";

import "./team.css";

/**
 * The team's portraits, of one size and in the same inks; plain grounds where some
 * have none, and none if all have none.
 */
export function Team({ members, ...section }: AboutPage["team"]) {
  const hasPortraits = members.some(({ picture }) => hasPicture(picture));
  return (
    <Section name="about-team" {...section}>
      <ul role="list" className="columns">
        {members.map(({ name, position, bio, picture, articles }) => (
          <li key={name}>
            {hasPortraits && <PictureFigure picture={picture} />}
            <h3>{name}</h3>
            <p className="kicker">{position}</p>
            <Paragraph text={bio} />
            {articles && <ArrowLink link={articles} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}
