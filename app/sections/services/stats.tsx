import { Drawing } from "~/components/drawing";
import { Numeral } from "~/components/numeral";
import { headingId, Section } from "~/components/section";
import type { ServicesPage } from "~/content/schema/services";

/** Four figures, each counted out beneath itself. */
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
      <p className="caption">{caption}</p>
    </Section>
  );
}
