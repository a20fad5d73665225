import { DrawnStats, FigureNotes } from "~/components/figures";
import { Section } from "~/components/section";
import type { ServicesPage } from "~/content/schema/pages/services";
import type { NoteLabels } from "~/content/schema/shared";

import "./stats.css";

type Props = ServicesPage["stats"] & { labels: NoteLabels };

/** The large figures, with a caption that explains their drawings. */
export function Stats({ stats, caption, labels, ...section }: Props) {
  return (
    <Section name="services-stats" tone="deep" hidesHeading {...section}>
      <DrawnStats stats={stats} />
      {caption && <p className="caption">{caption}</p>}
      <FigureNotes stats={stats} labels={labels} />
    </Section>
  );
}
