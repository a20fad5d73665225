import { Numeral } from "~/components/figures";
import { PictureFigure } from "~/components/picture";
import { TextBlocks } from "~/components/rich-text";
import { headingId, Section } from "~/components/section";

import type { SectionProps } from "../section-props";
import "./text.css";

/** Paragraphs: beside a picture, or beside their heading. */
export default function Text({ section }: SectionProps<"text">) {
  const { frame, heading, figure, text, picture, ...shown } = section;
  const title = (
    <h2 id={headingId(frame.id)} className={picture ? undefined : "left"}>
      {heading}
      {figure !== undefined && (
        <>
          {" "}
          <Numeral value={figure} />
        </>
      )}
    </h2>
  );
  return (
    <Section frame={frame} name="text">
      {!picture && title}
      <div className={picture ? "prose left" : "prose right"}>
        {picture && title}
        <TextBlocks blocks={text} />
      </div>
      {picture && (
        <PictureFigure
          className="right"
          picture={picture}
          ground={shown.pictureBackground}
          photoCaption={shown.photoCaption}
        >
          {shown.caption}
        </PictureFigure>
      )}
    </Section>
  );
}
