import { CARD_SIZE } from "../../../app/head/card.ts";
import { smoothPath } from "../../../app/format/smooth-path.ts";

/** Points of the bed's surface, from left to right. */
export type Surface = readonly (readonly [x: number, y: number])[];

/** How deep the lines inside the ground lie below its surface. */
const STRATA = [9, 21, 36, 54, 75, 99];

/** The sea bed, dark, with its layers. */
export function Bed({ surface }: { surface: Surface }) {
  const path = smoothPath(surface);
  const { height } = CARD_SIZE;
  return (
    <>
      <path d={`${path}V${height}H0Z`} fill="var(--deep)" />
      <g fill="none" stroke="var(--deep-ink)" strokeOpacity=".26">
        {STRATA.map((depth) => (
          <path key={depth} d={path} transform={`translate(0 ${depth})`} />
        ))}
      </g>
    </>
  );
}
