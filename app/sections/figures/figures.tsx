import { Numeral } from "~/components/figures";
import { Opens } from "~/components/opens";
import { Drawing } from "~/components/picture";
import { sampleNote } from "~/components/sample-note";
import { Section } from "~/components/section";

import type { SectionProps } from "../section-props";
import "./figures.css";

/** What can be counted, with its basis; more about it opens. */
export default function Figures({ section, site }: SectionProps<"figures">) {
  const { frame, heading, figures } = section;
  const labels = site.content["note-labels"];
  return (
    <Section
      frame={frame}
      name="figures"
      isStrip
      heading={heading}
      hidesHeading
      sample={sampleNote(site, figures)}
    >
      <dl className="columns">
        {figures.map(({ value, label, basis, drawing }) => (
          <div key={label}>
            <dt className="label">{label}</dt>
            <Numeral as="dd" value={value} />
            <dd className="caption">{basis}</dd>
            {drawing && (
              <dd className="drawn">
                <Drawing drawing={drawing} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      {figures.some(({ note }) => note !== undefined) && (
        <Opens className="notes note" summary={labels.summary}>
          <ul>
            {figures.map(
              ({ value, label, note }) =>
                note !== undefined && (
                  <li key={label}>
                    <b>{`${value} ${label}`}</b> {note}
                  </li>
                ),
            )}
          </ul>
        </Opens>
      )}
    </Section>
  );
}
