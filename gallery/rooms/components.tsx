import { DrawnStats, FigureNotes, Numeral } from "~/components/figures";
import { Arrow, ArrowLink, ButtonLink, RiskLine } from "~/components/links";
import { Mark } from "~/components/mark";
import { Plate } from "~/components/plate";
import { RichText } from "~/components/rich-text";
import {
  headingId,
  Plumb,
  Section,
  SectionHead,
  TitleLines,
} from "~/components/section";
import { FATHOMS } from "~/format/marks";

import {
  drawing,
  drawnStat,
  heading,
  hero,
  link,
  many,
  mark,
  noteLabels,
  photographed,
  sentence,
} from "../content";
import type { Room } from "../room";

const tones = [undefined, "shoal", "buff", "deep"] as const;

export const room: Room = {
  "links and buttons": tones.map((tone) => (
    <Section key={tone ?? "paper"} name="gallery-links" tone={tone}>
      <h2 id={headingId("gallery-links")}>{tone ?? "paper"}</h2>
      <p className="actions">
        <ButtonLink link={link("A button")} />
        <ButtonLink link={link("An outlined one")} variant="outline" hasArrow />
        <ArrowLink link={link("A less prominent action")} />
        <button className="button" type="button" disabled>
          A disabled button <Arrow />
        </button>
      </p>
      <RiskLine text={hero.promise} />
    </Section>
  )),
  "sections and their heads": tones.map((tone) => (
    <Section key={tone ?? "paper"} name="gallery-head" tone={tone} mark={mark}>
      <SectionHead name="gallery-head" heading={heading} intro={sentence} />
    </Section>
  )),
  "title lines and rich text": (
    <Section name="gallery-title">
      <h2 id={headingId("gallery-title")}>
        <TitleLines lines={["One line", "and another"]} />
      </h2>
      <p>
        <RichText
          text={[
            "A text with ",
            link("a link", "/services"),
            ", ",
            { text: "one that leads away", href: "https://example.com" },
            " and ",
            { strong: "bold words" },
            ".",
          ]}
        />
      </p>
      <Plumb />
    </Section>
  ),
  marks: (
    <Section name="gallery-marks" label="Marks">
      {FATHOMS.map((fathoms) => (
        <Mark
          key={fathoms}
          id={`mark-${fathoms}`}
          fathoms={fathoms}
          label={`Mark ${fathoms}`}
        />
      ))}
    </Section>
  ),
  figures: (
    <Section name="gallery-figures" label="Figures" tone="deep">
      <p>
        {["98%", "63M+", "-40%", "£1,200", "5.2x"].map((value) => (
          <Numeral key={value} value={value} />
        ))}
      </p>
      <DrawnStats stats={many(2, drawnStat)} />
      <FigureNotes stats={many(2, drawnStat)} labels={noteLabels} />
    </Section>
  ),
  plates: (
    <Section name="gallery-plates" label="Plates">
      <div className="columns">
        <Plate picture={{ drawing }}>A drawing</Plate>
        <Plate picture={photographed("case")} photoCaption="A photograph" />
        <Plate picture={photographed("case", true)} tone="buff">
          In its own colours
        </Plate>
        <Plate picture={{}} tone="buff" />
      </div>
    </Section>
  ),
};
