import { PictureFigure } from "~/components/picture";
import { Paragraph } from "~/components/rich-text";
import { headingId, Section } from "~/components/section";
import type { HomePage } from "~/content/schema/pages/home";

import "./reasons.css";

/** The reasons to work with the company, beside a picture. */
export function Reasons(props: HomePage["reasons"]) {
  const { mark, heading, picture, caption, reasons } = props;
  return (
    <Section name="home-reasons" mark={mark}>
      <div className="split">
        <div className="intro">
          <h2 id={headingId("home-reasons")}>{heading}</h2>
          {picture && (
            <PictureFigure picture={picture}>{caption}</PictureFigure>
          )}
        </div>
        <ul className="ruled">
          {reasons.map(({ title, description }) => (
            <li key={title}>
              <h3>{title}</h3>
              <Paragraph text={description} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
