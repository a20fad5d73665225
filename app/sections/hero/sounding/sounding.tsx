import { Numeral } from "~/components/figures";
import { ArrowLink } from "~/components/links";
import { smoothPath } from "~/format/smooth-path";

import type { Readings } from "./schema";
import "./sounding.css";

/** The width of a month in user units; one unit of depth is a point of a reading. */
const MONTH = 100;

/**
 * Points of the sea bed left of the first reading and right of the last, as shares of the
 * depth, where there are twelve readings. With more or fewer of them they are as far away.
 */
const LEFT = [
  [-1300, 0.93],
  [-900, 0.906],
  [-560, 0.914],
  [-260, 0.86],
  [-90, 0.82],
] as const;
const RIGHT_X = [1240, 1400, 2500] as const;
const READINGS = 12;

/** By how much the sea bed rises from each point on the right to the next. */
const RISE = 0.012;

/** The distances of the strata below the surface of the sea bed, as shares of the depth. */
const STRATA = [0.038, 0.083, 0.133, 0.188] as const;

type BedProps = Pick<Readings, "readings" | "depth">;

/** The sea bed, whose surface passes through every reading. */
function Bed({ readings, depth }: BedProps) {
  const last = readings.at(-1)?.value ?? 0;
  const scale = readings.length / READINGS;
  const surface = smoothPath([
    ...LEFT.map(([x, y]) => [x * scale, y * depth] as const),
    ...readings.map(
      ({ value }, index) => [(index + 0.5) * MONTH, value] as const,
    ),
    ...RIGHT_X.map(
      (x, index) => [x * scale, last - RISE * depth * (index + 1)] as const,
    ),
  ]);
  return (
    <svg
      className="bed"
      viewBox={`0 0 ${readings.length * MONTH} ${depth}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <defs>
        <path id="bed-surface" d={surface} vectorEffect="non-scaling-stroke" />
      </defs>
      <path
        fill="var(--sea-bed)"
        d={`${surface}V${depth + 2}H${LEFT[0][0] * scale}Z`}
      />
      <use className="edge" href="#bed-surface" />
      <g className="strata">
        {STRATA.map((y) => (
          <use key={y} href="#bed-surface" y={y * depth} />
        ))}
      </g>
    </svg>
  );
}

/**
 * The readings as leads from the waterline to the sea bed; the last one is red. Each is
 * a button, so that it can be pointed at, focused and tapped: the stylesheet then shows
 * its sentence.
 */
export function Sounding({
  label,
  axis: [top, bottom],
  readings,
  depth,
  change,
  links,
  caption,
  aside,
  note,
}: Readings & { note: string | undefined }) {
  const last = readings.length - 1;
  const sinks = (readings[last]?.value ?? 0) > (readings[0]?.value ?? 0);
  return (
    <div className="waterline sounding grid bleed">
      <figure>
        <div className="chart">
          <p className="axis" aria-hidden="true">
            <span>{top}</span>
            <span>{bottom}</span>
          </p>
          <Bed readings={readings} depth={depth} />
          <ol
            className={sinks ? "readings sinking tabular" : "readings tabular"}
            aria-label={label}
            style={{ "--depth": depth, "--months": readings.length }}
          >
            {readings.map(({ value, shown, sentence }, month) => (
              // The readings never change their order.
              <li key={month} style={{ "--value": value, "--month": month }}>
                <button type="button">
                  <small aria-hidden="true">{month + 1}</small>
                  <span aria-hidden="true">
                    {month === 0 || month === last ? shown : value}
                  </span>
                  <em>{sentence}</em>
                </button>
              </li>
            ))}
          </ol>
        </div>
        <figcaption className="deep">
          <div>
            {links[0] && <ArrowLink link={links[0]} />}
            {caption !== undefined && (
              <p className="caption">
                {caption} {note}
              </p>
            )}
            {links[1] && <ArrowLink link={links[1]} />}
          </div>
          <Numeral as="b" value={change} />
        </figcaption>
      </figure>
      {aside !== undefined && <p className="aside">{aside}</p>}
    </div>
  );
}
