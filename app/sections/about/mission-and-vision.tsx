import { Contours } from "~/components/picture";
import { Paragraph } from "~/components/rich-text";
import { Section } from "~/components/section";
import type { AboutPage } from "~/content/schema/pages/about";

import "./mission-and-vision.css";

type Props = AboutPage["missionAndVision"];

/** The mission and the vision, over a drawing of depth contours. */
export function MissionAndVision({ mission, vision, ...section }: Props) {
  return (
    <Section
      name="about-mission-and-vision"
      tone="deep"
      ground={<Contours drawing="contours-2" />}
      {...section}
    >
      {[mission, vision].map(({ heading, text }) => (
        <div key={heading} className="split">
          <h2 className="term">{heading}</h2>
          <Paragraph text={text} />
        </div>
      ))}
    </Section>
  );
}
