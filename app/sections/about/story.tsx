import { Numeral } from "~/components/figures";
import { PictureFigure } from "~/components/picture";
import { TextBlocks } from "~/components/rich-text";
import { headingId, Section } from "~/components/section";
import type { AboutPage } from "~/content/schema/pages/about";

import "./story.css";

type Props = AboutPage["story"] & { year: number };

/** The company's history, with the year of its foundation in large type. */
export function Story({ mark, heading, year, paragraphs, ...figure }: Props) {
  const { picture, caption, photoCaption } = figure;
  return (
    <Section name="about-story" mark={mark}>
      <div className="split">
        <div className="intro">
          <h2 id={headingId("about-story")}>
            {heading} <Numeral value={String(year)} />
          </h2>
          <TextBlocks blocks={paragraphs} />
        </div>
        {picture && (
          <PictureFigure
            picture={picture}
            tone="warm"
            photoCaption={photoCaption}
          >
            {caption}
          </PictureFigure>
        )}
      </div>
    </Section>
  );
}
