import { Drawing } from "~/components/drawing";
import { Numeral } from "~/components/numeral";
import { headingId, Section } from "~/components/section";
import type { AdsPage } from "~/content/schema/ads";

type Props = AdsPage["stats"] & { tone?: "shoal" };

/** Four figures, each counted out beneath itself. */
export function Strip({ mark, heading, stats, tone }: Props) {
  return (
    <Section name="strip" tone={tone} mark={mark}>
      <h2 id={headingId("strip")} className="visually-hidden">
        {heading}
      </h2>
      <dl>
        {stats.map(({ value, label, drawing }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Numeral value={value} />
              <Drawing drawing={drawing} fit="draw micro" />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
