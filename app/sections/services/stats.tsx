import { DrawnStats } from "~/components/drawn-stats";
import { headingId, Section } from "~/components/section";
import type { ServicesPage } from "~/content/schema/services";

/** Four figures at their largest, and what the drawings count. */
export function Stats({
  mark,
  heading,
  stats,
  caption,
}: ServicesPage["stats"]) {
  return (
    <Section name="scale" tone="deep" mark={mark}>
      <h2 id={headingId("scale")} className="visually-hidden">
        {heading}
      </h2>
      <DrawnStats stats={stats} />
      <p className="caption">{caption}</p>
    </Section>
  );
}
