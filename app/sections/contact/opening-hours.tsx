import { Paragraph } from "~/components/rich-text";
import { headingId, Section } from "~/components/section";
import type { Company } from "~/content/schema/company";
import type { ContactPage } from "~/content/schema/pages/contact";
import {
  clockOf,
  formatOpeningHours,
  hoursLabelPlace,
  type OpeningHours,
} from "~/format/opening-hours";

import "./opening-hours.css";

type Props = ContactPage["hours"] & Pick<Company, "openings">;

type DayProps = {
  day: string;
  hours: OpeningHours | undefined;
  clock: ReturnType<typeof clockOf>;
  closed: string;
};

function Day({ day, hours, clock, closed }: DayProps) {
  return (
    <tr
      className={hours ? `label-${hoursLabelPlace(hours, clock)}` : "shut"}
      style={hours && { "--start": hours.opens, "--end": hours.closes }}
    >
      <th scope="row">{day}</th>
      <td>
        <span>{hours ? formatOpeningHours(hours) : closed}</span>
      </td>
    </tr>
  );
}

/** The opening hours as a bar chart of the week. */
export function OpeningHoursChart({
  mark,
  heading,
  text,
  openings,
  closed,
}: Props) {
  const is24Hours = openings.some(({ hours }) => hours?.is24Hours);
  const clock = clockOf(openings.flatMap(({ hours }) => hours ?? []));
  return (
    <Section name="contact-opening-hours" mark={mark}>
      <div className="split">
        <div className="intro">
          <h2 id={headingId("contact-opening-hours")}>{heading}</h2>
          <Paragraph text={text} />
        </div>
        <div
          className="week"
          style={{ "--from": clock.from, "--span": clock.to - clock.from }}
        >
          <ol className="clock tabular" aria-hidden="true">
            {clock.ticks.map((tick) => (
              <li key={tick} style={{ "--start": tick }}>
                {is24Hours ? tick : tick % 12 || 12}
              </li>
            ))}
          </ol>
          <table>
            <caption className="visually-hidden">
              {mark?.label ?? heading}
            </caption>
            <tbody>
              {openings.flatMap(({ days, hours }) =>
                days.map((day) => (
                  <Day
                    key={day}
                    day={day}
                    hours={hours}
                    clock={clock}
                    closed={closed}
                  />
                )),
              )}
            </tbody>
          </table>
        </div>
      </div>
    </Section>
  );
}
