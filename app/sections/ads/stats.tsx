import type { ReactNode } from "react";

import { DrawnStats, FigureNotes } from "~/components/figures";
import { Section } from "~/components/section";
import type { AdsPage } from "~/content/schema/pages/ads";
import type { NoteLabels } from "~/content/schema/shared";

import "./stats.css";

type Props = AdsPage["stats"] & {
  labels: NoteLabels;
  tone?: "cool";
  /** What explains the figures. */
  children?: ReactNode;
};

/** The page's large figures in one row. */
export function Stats({ stats, labels, children, ...section }: Props) {
  return (
    <Section name="ads-stats" hidesHeading {...section}>
      <DrawnStats stats={stats} />
      <FigureNotes stats={stats} labels={labels} />
      {children}
    </Section>
  );
}
