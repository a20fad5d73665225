import { Contours } from "~/components/picture";
import { Paragraph } from "~/components/rich-text";
import { Section } from "~/components/section";
import type { AboutPage } from "~/content/schema/pages/about";

import "./mission-and-vision.css";

/** The mission and the vision, over a drawing of depth contours. */
export function MissionAndVision({
  mark,
  label,
  mission,
  vision,
}: AboutPage["missionAndVision"]) {
  return (
    <Section
      name="about-mission-and-vision"
      label={label}
      tone="deep"
      mark={mark}
      ground={<Contours drawing="contours-2" />}
    >
      {[mission, vision].map(({ heading, text }) => (
        <div key={heading} className="grid">
          <h2>{heading}</h2>
          <Paragraph text={text} />
        </div>
      ))}
    </Section>
  );
}
