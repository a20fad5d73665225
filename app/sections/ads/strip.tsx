import { DrawnStats } from "~/components/drawn-stats";
import { headingId, Section } from "~/components/section";
import type { AdsPage } from "~/content/schema/ads";

type Props = AdsPage["stats"] & { tone?: "shoal" };

/** Four figures in one row. */
export function Strip({ mark, heading, stats, tone }: Props) {
  return (
    <Section name="strip" tone={tone} mark={mark}>
      <h2 id={headingId("strip")} className="visually-hidden">
        {heading}
      </h2>
      <DrawnStats stats={stats} />
    </Section>
  );
}
