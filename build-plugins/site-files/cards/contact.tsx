// The cards of the contact page and of the page after it.
import type { Company } from "../../../app/content/schema/company.ts";
import type { ThankYouPage } from "../../../app/content/schema/contact.ts";
import { clockOf } from "../../../app/format/opening-hours.ts";
import { Figure, Label, LINE_X, RIGHT_X, TEXT_X, WATER_Y } from "./frame.tsx";

type Ways = Pick<Company, "email" | "telephone" | "openings">;

const CHART = { x: 800, y: WATER_Y + 26, step: 22 };
const WIDTH = RIGHT_X - CHART.x;

/** A number of as many letters as this has room beside the chart. */
const USUAL_NUMBER = "020 7946 0172".length;
const NUMBER_SIZE = 76;

function Week({ openings }: Pick<Ways, "openings">) {
  const { from, to, ticks } = clockOf(
    openings.flatMap(({ hours }) => hours ?? []),
  );
  const placeOf = (hour: number) =>
    CHART.x + ((hour - from) / (to - from)) * WIDTH;
  const days = openings.flatMap(({ days: names, hours }) =>
    names.map((name) => ({ name, hours })),
  );
  const bottom = CHART.y + days.length * CHART.step;
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <path
            d={`M${placeOf(tick)} ${CHART.y - 8}V${bottom}`}
            stroke="var(--ink)"
            strokeOpacity=".25"
          />
          <Label
            x={placeOf(tick)}
            y={CHART.y - 14}
            fontSize="16"
            textAnchor="middle"
          >
            {tick % 12 || 12}
          </Label>
        </g>
      ))}
      {days.map(({ name, hours }, index) => {
        const y = CHART.y + index * CHART.step;
        return (
          <g key={name}>
            <Label x={CHART.x - 8} y={y + 15} fontSize="17" textAnchor="end">
              {name}
            </Label>
            {hours && (
              <rect
                x={placeOf(hours.opens)}
                y={y + 2}
                width={placeOf(hours.closes) - placeOf(hours.opens)}
                height="14"
                fill="var(--ink)"
              />
            )}
          </g>
        );
      })}
    </>
  );
}

/** The telephone number, the email address and a chart of the opening hours. */
export function OpeningHours({ email, telephone, openings }: Ways) {
  return (
    <>
      <Figure
        x={TEXT_X - 2}
        y={WATER_Y + 84}
        fontSize={
          NUMBER_SIZE * Math.min(1, USUAL_NUMBER / telephone.shown.length)
        }
        fill="var(--signal)"
      >
        {telephone.shown}
      </Figure>
      <Label x={TEXT_X} y={WATER_Y + 136} fontSize="30" fill="var(--ink)">
        {email}
      </Label>
      <Week openings={openings} />
    </>
  );
}

type Sheet = Pick<ThankYouPage, "stamp" | "next">;

/** The sheet of paper with the next steps, in px. */
const SHEET = { top: WATER_Y - 46, row: 66 };

const PLACE = "translate(900 452) rotate(-9)";
const WAVES = [-66, -33, 0, 33, 66]
  .map((y) => `M146 ${y}q14-9 28 0t28 0 28 0 28 0 28 0 28 0`)
  .join("");

function Stamp({ name, word, postcode }: Sheet["stamp"]) {
  return (
    <>
      <g
        transform={PLACE}
        fill="none"
        stroke="var(--signal-text)"
        strokeWidth="3.5"
      >
        <circle r="138" />
        <circle r="126" />
        <path d={`M-131 -38H131M-131 42H131${WAVES}`} />
      </g>
      <g transform={PLACE} textAnchor="middle">
        <Label
          y="18"
          fontSize="45"
          fontWeight="600"
          letterSpacing="1"
          fill="var(--signal-text)"
        >
          {word.toUpperCase()}
        </Label>
        <Label y="-64" fontSize="23" fill="var(--signal-text)">
          {name.toUpperCase()}
        </Label>
        <Label y="86" fontSize="23" fill="var(--signal-text)">
          {postcode}
        </Label>
      </g>
    </>
  );
}

/** The next steps on the form's sheet of paper, with a postmark over it. */
export function Postmark({ stamp, next }: Sheet) {
  return (
    <>
      <rect
        x={LINE_X}
        y={SHEET.top}
        width={1200 - LINE_X}
        height={next.steps.length * SHEET.row}
        fill="var(--buff)"
      />
      {next.steps.map(({ title }, index) => {
        const y = SHEET.top + (index + 1) * SHEET.row;
        return (
          <g key={title}>
            <path
              d={`M${TEXT_X} ${y}H${RIGHT_X}`}
              stroke="var(--ink)"
              strokeOpacity={index < next.steps.length - 1 ? 0.25 : 0}
            />
            <Figure x={TEXT_X} y={y - 19} fontSize="44">
              {title}
            </Figure>
          </g>
        );
      })}
      <Stamp {...stamp} />
    </>
  );
}
