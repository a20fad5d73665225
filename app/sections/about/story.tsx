import { Numeral } from "~/components/figures";
import { slotSizes } from "~/components/photograph";
import { Plate } from "~/components/plate";
import { headingId, Section } from "~/components/section";
import type { AboutPage } from "~/content/schema/about";

import "./story.css";

/** The company's history, with the year of its foundation in large type. */
export function Story({
  mark,
  heading,
  year,
  paragraphs,
  picture,
  caption,
}: AboutPage["story"] & { year: number }) {
  return (
    <Section name="about-story" mark={mark}>
      <div className="grid">
        <div className="intro">
          <h2 id={headingId("about-story")}>
            {heading} <Numeral value={String(year)} />
          </h2>
          <div className="text">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        {picture && (
          <Plate
            picture={picture}
            tone="warm"
            ratio={1}
            sizes={slotSizes({ below60: "93vw", otherwise: "44vw" })}
          >
            {caption}
          </Plate>
        )}
      </div>
    </Section>
  );
}
