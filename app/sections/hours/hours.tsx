import { Section } from "~/components/section";
import {
  clockOf,
  formatOpeningHours,
  hoursLabelPlace,
} from "~/format/opening-hours";

import type { Company } from "~/content/schema/company";

import type { SectionProps } from "../section-props";
import "./hours.css";

type Opening = Company["openings"][number];

type DayProps = {
  day: string;
  opening: Opening;
  clock: ReturnType<typeof clockOf>;
  closed: string;
};

function Day({ day, opening, clock, closed }: DayProps) {
  const { hours, words = closed } = opening;
  return (
    <tr
      className={hours ? hoursLabelPlace(hours, clock) : "shut"}
      style={hours && { "--start": hours.opens, "--end": hours.closes }}
    >
      <th scope="row">{day}</th>
      <td>
        <span>{hours ? formatOpeningHours(hours) : words}</span>
      </td>
    </tr>
  );
}

/** The opening hours as a bar chart of the week. */
export default function Hours({ section, site }: SectionProps<"hours">) {
  const { frame, heading, intro, closed } = section;
  const { openings, closedDays } = site.content.company;
  const is24Hours = openings.some(({ hours }) => hours?.is24Hours);
  const clock = clockOf(openings.flatMap(({ hours }) => hours ?? []));
  return (
    <Section frame={frame} name="hours beside" heading={heading} intro={intro}>
      <div style={{ "--from": clock.from, "--span": clock.to - clock.from }}>
        {openings.some(({ hours }) => hours) && (
          <ol className="clock tabular" aria-hidden="true">
            {clock.ticks.map((tick) => (
              <li key={tick} style={{ "--start": tick }}>
                {is24Hours ? tick : tick % 12 || 12}
              </li>
            ))}
          </ol>
        )}
        <table>
          <caption className="visually-hidden">
            {frame.mark?.label ?? heading}
          </caption>
          <tbody className="ruled">
            {openings.flatMap((opening) =>
              opening.days.map((day) => (
                <Day
                  key={day}
                  day={day}
                  opening={opening}
                  clock={clock}
                  closed={closed}
                />
              )),
            )}
          </tbody>
        </table>
        {closedDays.length > 0 && (
          <div className="closed-days">
            {section.closedDays && (
              <h3 className="label">{section.closedDays}</h3>
            )}
            <ul role="list">
              {closedDays.map(({ from, shown, reason }) => (
                <li key={from}>{`${shown}: ${reason}`}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Section>
  );
}
