// The cards whose drawing is a row of leads: home, services, about.
import type home from "content/home.yaml";
import type services from "content/services.yaml";
import type { Company } from "../../../app/content/schema/company.ts";
import { formatPence } from "../../../app/format/numbers.ts";
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

type Chart = typeof home.hero.soundings;

const FIRST_READING_X = 264;
const READINGS_WIDTH = 858;
const PX_PER_POINT = 1.78;

const placesOf = (readings: readonly number[]) =>
  readings.map(
    (reading, index) =>
      [
        FIRST_READING_X + (index * READINGS_WIDTH) / (readings.length - 1),
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
export function Soundings({ readings, change, caption }: Chart) {
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

type PricesProps = Pick<typeof services.packages, "packages"> & {
  /** The line below the prices. */
  note: string;
};

const FIRST_PRICE_X = 240;
/** The room of all prices together, in px. */
const PRICES_WIDTH = 936;
/** The most that a letter of a name is wide, in em. */
const LETTER = 0.48;

/** The depth of the highest price, in px. */
const DEEPEST = 174;

/** The packages' prices as leads below the waterline: depth is the price. */
export function Prices({ packages, note }: PricesProps) {
  const dearest = Math.max(...packages.map(({ basePence }) => basePence));
  const step = PRICES_WIDTH / packages.length;
  const byDepth = packages.toSorted((a, b) => a.basePence - b.basePence);
  return (
    <>
      <Waterline />
      {byDepth.map((entry, index) => {
        const x = FIRST_PRICE_X + index * step;
        const y = WATER_Y + (entry.basePence / dearest) * DEEPEST;
        const isPopular = entry.isMostPopular;
        const ink = isPopular ? "var(--signal)" : "var(--ink)";
        return (
          <g key={entry.id}>
            <path
              d={`M${x} ${WATER_Y}V${y}`}
              stroke={ink}
              strokeWidth={isPopular ? 3 : 1.5}
            />
            <Lead x={x} y={y} height={40} fill={ink} />
            <Figure
              x={x + 20}
              y={WATER_Y + 68}
              fontSize="70"
              fill={isPopular ? "var(--signal)" : "var(--ink)"}
            >
              {formatPence(entry.basePence)}
            </Figure>
            <Label
              x={x + 22}
              y={WATER_Y + 104}
              fontSize={Math.min(
                20,
                (step - 40) / (LETTER * entry.name.length),
              )}
            >
              {entry.name}
            </Label>
          </g>
        );
      })}
      <Label x={FIRST_PRICE_X + 22} y={WATER_Y + 166} fontSize="20">
        {note}
      </Label>
    </>
  );
}

type People = Pick<Company, "specialists" | "founders">;

const FIRST_PERSON_X = 230;
const PERSON_STEP = 44;
const PERSON_DEPTH = 164;

/** One lead for each specialist, red for founders. The row runs off the card. */
export function Leads({ specialists, founders }: People) {
  return (
    <>
      <Waterline />
      {Array.from({ length: specialists }, (_, index) => {
        const x = FIRST_PERSON_X + index * PERSON_STEP;
        const ink = index < founders ? "var(--signal)" : "var(--ink)";
        return (
          <g key={x}>
            <path
              d={`M${x} ${WATER_Y}v${PERSON_DEPTH}`}
              stroke={ink}
              strokeWidth="1.5"
            />
            <Lead x={x} y={WATER_Y + PERSON_DEPTH} height={64} fill={ink} />
          </g>
        );
      })}
    </>
  );
}
