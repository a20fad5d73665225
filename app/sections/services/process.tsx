import { Paragraph } from "~/components/rich-text";
import { Section } from "~/components/section";
import type { ServicesPage } from "~/content/schema/pages/services";
import { CLOCK_WEEKS, weekLabelPlace, weeksLabel } from "~/format/phase-weeks";

import "./process.css";

/** The phases as bars on a scale of weeks; an ongoing bar extends off the page. */
export function Process({ phases, ...section }: ServicesPage["process"]) {
  return (
    <Section name="services-process" {...section}>
      <ol role="list" style={{ "--weeks": CLOCK_WEEKS }}>
        {phases.map((phase) => (
          <li
            key={phase.title}
            className={phase.ongoing ? "ongoing" : weekLabelPlace(phase)}
            style={{ "--start": phase.firstWeek - 1, "--end": phase.lastWeek }}
          >
            <div>
              <h3>{phase.title}</h3>
              <Paragraph text={phase.description} />
            </div>
            <span>
              <span>{weeksLabel(phase)}</span>
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
