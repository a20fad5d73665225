import type { Company } from "../../../app/content/schema/company.ts";
import { clockOf } from "../../../app/format/opening-hours.ts";
import { Figure, Label, RIGHT_X, TEXT_X, WATER_Y } from "./frame.tsx";

type Props = Pick<Company, "email" | "telephone" | "openings">;

const CHART = { x: 800, y: WATER_Y + 26, step: 22 };
const WIDTH = RIGHT_X - CHART.x;

/** A number of as many letters as this has room beside the chart. */
const USUAL_NUMBER = "020 7946 0172".length;
const NUMBER_SIZE = 76;

function Week({ openings }: Pick<Props, "openings">) {
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
export function OpeningHours({ email, telephone, openings }: Props) {
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
