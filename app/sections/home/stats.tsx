import { FigureNotes, longestFigure, Numeral } from "~/components/figures";
import { Contours } from "~/components/picture";
import { headingId, Section } from "~/components/section";
import type { HomePage } from "~/content/schema/pages/home";
import type { NoteLabels } from "~/content/schema/shared";

import "./stats.css";

type Props = HomePage["stats"] & { labels: NoteLabels };

/** The large figures, each hanging deeper than the one before. */
export function Stats({ mark, heading, stats, labels }: Props) {
  return (
    <Section
      name="home-stats"
      tone="deep"
      mark={mark}
      ground={<Contours drawing="contours" />}
    >
      <h2 id={headingId("home-stats")} className="visually-hidden">
        {heading}
      </h2>
      <dl className="drops" style={longestFigure(stats)}>
        {stats.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <Numeral as="dd" value={value} />
          </div>
        ))}
      </dl>
      <FigureNotes stats={stats} labels={labels} />
    </Section>
  );
}
