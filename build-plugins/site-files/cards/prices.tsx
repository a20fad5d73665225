import type services from "content/services.yaml";
import { formatPence } from "../../../app/format/numbers.ts";
import { Figure, Label, Lead, WATER_Y, Waterline } from "./frame.tsx";

type Props = Pick<typeof services.packages, "packages"> & {
  /** The line below the prices. */
  note: string;
};

const FIRST_X = 240;
/** The room of all prices together, in px. */
const WIDTH = 936;
/** The most that a letter of a name is wide, in em. */
const LETTER = 0.48;

/** The depth of the highest price, in px. */
const DEEPEST = 174;

/** The packages' prices as leads below the waterline: depth is the price. */
export function Prices({ packages, note }: Props) {
  const dearest = Math.max(...packages.map(({ basePence }) => basePence));
  const step = WIDTH / packages.length;
  const byDepth = packages.toSorted((a, b) => a.basePence - b.basePence);
  return (
    <>
      <Waterline />
      {byDepth.map((entry, index) => {
        const x = FIRST_X + index * step;
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
      <Label x={FIRST_X + 22} y={WATER_Y + 166} fontSize="20">
        {note}
      </Label>
    </>
  );
}
