import type { ReactNode } from "react";

import { DrawnStats, FigureNotes } from "~/components/figures";
import { headingId, Section } from "~/components/section";
import type { AdsPage } from "~/content/schema/pages/ads";
import type { NoteLabels } from "~/content/schema/shared";

import "./stats.css";

type Props = AdsPage["stats"] & {
  labels: NoteLabels;
  tone?: "shoal";
  /** What explains the figures. */
  children?: ReactNode;
};

/** The page's large figures in one row. */
export function Stats({ mark, heading, stats, labels, tone, children }: Props) {
  return (
    <Section name="ads-stats" tone={tone} mark={mark}>
      <h2 id={headingId("ads-stats")} className="visually-hidden">
        {heading}
      </h2>
      <DrawnStats stats={stats} />
      <FigureNotes stats={stats} labels={labels} />
      {children}
    </Section>
  );
}
