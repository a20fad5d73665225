import { headingId, Section } from "~/components/section";
import type { Company, OpeningHours as Hours } from "~/content/schema/company";
import type { ContactPage } from "~/content/schema/contact";
import { CLOCK, formatOpeningHours, TICKS } from "~/format/opening-hours";

import "./opening-hours.css";

type Props = ContactPage["hours"] & Pick<Company, "openings">;

/** A bar of fewer hours than this is too short for its label. */
const SHORT = 5;

const NOON = 12;

/** Where the label of a bar is: undefined is in it. */
function labelPlace({ opens, closes }: Hours): string | undefined {
  if (closes - opens >= SHORT) return undefined;
  return opens > NOON ? "label-before" : "label-after";
}

type DayProps = { day: string; hours: Hours | undefined; closed: string };

function Day({ day, hours, closed }: DayProps) {
  if (!hours) {
    return (
      <tr className="shut">
        <th scope="row">{day}</th>
        <td>
          <span>{closed}</span>
        </td>
      </tr>
    );
  }
  const { opens, closes } = hours;
  return (
    <tr
      className={labelPlace(hours)}
      style={{ "--start": opens, "--end": closes }}
    >
      <th scope="row">{day}</th>
      <td>
        <span>{formatOpeningHours(hours)}</span>
      </td>
    </tr>
  );
}

/** The opening hours as a bar chart of the week. */
export function OpeningHours({ mark, heading, text, openings, closed }: Props) {
  return (
    <Section name="contact-opening-hours" mark={mark}>
      <div className="grid">
        <div className="intro">
          <h2 id={headingId("contact-opening-hours")}>{heading}</h2>
          <p>{text}</p>
        </div>
        <div
          className="week"
          style={{ "--from": CLOCK.from, "--span": CLOCK.to - CLOCK.from }}
        >
          <ol className="clock tabular" aria-hidden="true">
            {TICKS.map((tick) => (
              <li key={tick} style={{ "--start": tick }}>
                {tick % 12 || 12}
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
                  <Day key={day} day={day} hours={hours} closed={closed} />
                )),
              )}
            </tbody>
          </table>
        </div>
      </div>
    </Section>
  );
}
