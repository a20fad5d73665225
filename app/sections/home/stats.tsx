import { FigureNotes, longestFigure, Numeral } from "~/components/figures";
import { Contours } from "~/components/picture";
import { Section } from "~/components/section";
import type { HomePage } from "~/content/schema/pages/home";
import type { NoteLabels } from "~/content/schema/shared";

import "./stats.css";

type Props = HomePage["stats"] & { labels: NoteLabels };

/** The large figures, each hanging deeper than the one before. */
export function Stats({ stats, labels, ...section }: Props) {
  return (
    <Section
      name="home-stats"
      tone="deep"
      ground={<Contours drawing="contours" />}
      hidesHeading
      {...section}
    >
      <dl className="drops" style={longestFigure(stats)}>
        {stats.map(({ value, label }, index) => (
          <div key={label} style={{ "--index": index }}>
            <dt className="term">{label}</dt>
            <Numeral as="dd" value={value} />
          </div>
        ))}
      </dl>
      <FigureNotes stats={stats} labels={labels} />
    </Section>
  );
}
