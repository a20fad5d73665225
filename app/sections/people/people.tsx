import { ArrowLink } from "~/components/links";
import { hasPicture, PictureFigure } from "~/components/picture";
import { Paragraph } from "~/components/rich-text";
import { sampleNote } from "~/components/sample-note";
import { Section } from "~/components/section";

import type { SectionProps } from "../section-props";
import "./people.css";

/** People whom a visitor would meet, each with a link to the articles they have written. */
export default function People({ section, site }: SectionProps<"people">) {
  const { frame, heading, intro, people } = section;
  const hasPortraits = people.some(({ picture }) => hasPicture(picture));
  return (
    <Section
      frame={frame}
      name="people"
      heading={heading}
      intro={intro}
      sample={sampleNote(site, people)}
    >
      <ul role="list" className="columns">
        {people.map(({ name, position, bio, picture }) => {
          const articles = site.articlesBy.get(name);
          return (
            <li key={name}>
              {hasPortraits && hasPicture(picture) && (
                <PictureFigure picture={picture} />
              )}
              <h3>{name}</h3>
              <p className="label">{position}</p>
              <Paragraph text={bio} isSmall />
              {articles && <ArrowLink link={articles} />}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
