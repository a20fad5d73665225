import { DrawnStats, FigureNotes } from "~/components/figures";
import { headingId, Section } from "~/components/section";
import type { ServicesPage } from "~/content/schema/pages/services";
import type { NoteLabels } from "~/content/schema/shared";

import "./stats.css";

type Props = ServicesPage["stats"] & { labels: NoteLabels };

/** The large figures, with a caption that explains their drawings. */
export function Stats({ mark, heading, stats, caption, labels }: Props) {
  return (
    <Section name="services-stats" tone="deep" mark={mark}>
      <h2 id={headingId("services-stats")} className="visually-hidden">
        {heading}
      </h2>
      <DrawnStats stats={stats} />
      {caption && <p className="caption">{caption}</p>}
      <FigureNotes stats={stats} labels={labels} />
    </Section>
  );
}
