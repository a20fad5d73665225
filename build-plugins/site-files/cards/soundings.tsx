import type home from "content/home.yaml";
import {
  Figure,
  Label,
  Lead,
  LINE_X,
  RIGHT_X,
  WATER_Y,
  Waterline,
  type Surface,
} from "./frame.tsx";

type Content = typeof home.hero.soundings;

const FIRST_X = 264;
const WIDTH = 858;
const PX_PER_POINT = 1.78;

const placesOf = (readings: readonly number[]) =>
  readings.map(
    (reading, index) =>
      [
        FIRST_X + (index * WIDTH) / (readings.length - 1),
        WATER_Y + reading * PX_PER_POINT,
      ] as const,
  );

/** The surface of the sea bed, which passes through every reading. */
export function soundingsBed(readings: readonly number[]): Surface {
  const places = placesOf(readings);
  const last = places.at(-1)?.[1] ?? WATER_Y;
  return [[0, 600], [LINE_X, 592], ...places, [1200, last - 5]];
}

/** The cost per lead by month as leads: depth is the reading. */
export function Soundings({ readings, change, caption }: Content) {
  const places = placesOf(readings);
  return (
    <>
      <Waterline />
      {places.map(([x, y], index) => {
        const isLast = index === readings.length - 1;
        return (
          <g key={x}>
            <path
              d={`M${x} ${WATER_Y}V${y}`}
              stroke={isLast ? "var(--signal)" : "var(--ink)"}
              strokeOpacity={isLast ? 1 : 0.5}
              strokeWidth={isLast ? 3 : 1}
            />
            <Lead
              x={x}
              y={y}
              height={isLast ? 34 : 20}
              fill={isLast ? "var(--signal)" : "var(--ink)"}
            />
            <Label
              x={x - 10}
              y={y - 9}
              textAnchor="end"
              fontSize="18"
              fontWeight={isLast ? 600 : 500}
              fill={isLast ? "var(--signal-text)" : "var(--ink)"}
            >
              {readings[index]}
            </Label>
          </g>
        );
      })}
      {caption && (
        <Label
          x={RIGHT_X - 236}
          y={612}
          textAnchor="end"
          fill="var(--deep-ink)"
        >
          {caption.lead}
        </Label>
      )}
      <Figure
        x={RIGHT_X}
        y={612}
        textAnchor="end"
        fontSize="88"
        fill="var(--deep-ink)"
      >
        {change.replace("-", "−")}
      </Figure>
    </>
  );
}
