import { useContext } from "react";

import { Metaphor } from "~/components/metaphor";
import { formatPence } from "~/format/numbers";
import { smoothPath } from "~/format/smooth-path";

import type { ClickPrices } from "./schema";
import "./waters.css";

/** The chart's dimensions in user units; one unit of depth is a penny. */
const WIDTH = 640;
const SURFACE = 71;
const POUND = 100;
/** The height of the sea bed below the deeper line, for the networks' names. */
const GROUND = 79;

/**
 * The x of the two lines and of the boats: nine near the dearer network's line, three
 * near the cheaper one's.
 */
const DEARER_X = 150;
const CHEAPER_X = 512;
const OUR_BOATS = [148, 510];
const OTHER_BOATS = [30, 68, 104, 190, 228, 264, 300, 338, 416, 600];

const depthOf = (pence: number) => SURFACE + pence;

/** How far the sea bed goes on beyond the edges, where its outline is not seen. */
const BEYOND = 9;

/** The path of the sea bed, which is level below both leads. */
function bedSurface(dearer: number, cheaper: number) {
  const drop = dearer - cheaper;
  return smoothPath(
    [
      [-BEYOND, dearer + 13],
      [DEARER_X, dearer],
      [262, dearer - 1],
      [328, dearer - drop * 0.22],
      [372, dearer - drop * 0.72],
      [430, cheaper + 3],
      [CHEAPER_X, cheaper],
      [WIDTH + BEYOND, cheaper - 5],
    ],
    1,
  );
}

/** The height of the price that stands above the deeper line's end. */
const PRICE = 96;

/** A dashed line and a label at every whole pound; it does not run through the price. */
function Scale({ depth }: { depth: number }) {
  const pounds = Array.from(
    { length: Math.floor(depth / POUND) },
    (_, index) => (index + 1) * POUND,
  );
  return pounds.map((pence) => (
    <g key={pence}>
      <path
        stroke="var(--hair-2)"
        strokeDasharray="2 6"
        d={`M0 ${depthOf(pence)}H${depth - pence < PRICE ? DEARER_X : WIDTH}`}
      />
      <text x={44} y={depthOf(pence) - 6}>
        {formatPence(pence)}
      </text>
    </g>
  ));
}

function Fleet({ boats }: { boats: readonly number[] }) {
  return (
    <g>
      {boats.map((x) => (
        <use key={x} href="#boat" x={x} />
      ))}
    </g>
  );
}

type LeadProps = { x: number; depth: number; weight: string };

/** A line from the surface to a depth, with the weight at its end. */
const Lead = ({ x, depth, weight }: LeadProps) => (
  <>
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      d={`M${x} ${SURFACE}V${depth}`}
    />
    <path fill="currentColor" d={weight} />
  </>
);

/** The price of the same click on two networks as the depth of a lead line. */
export function Waters({
  query,
  label,
  unit,
  dearer,
  cheaper,
  caption,
}: ClickPrices) {
  const hasMetaphor = useContext(Metaphor);
  const deep = depthOf(dearer.pricePence);
  const shallow = depthOf(cheaper.pricePence);
  const bottom = deep + GROUND;
  return (
    <figure className="waters">
      {query !== undefined && <p className="entry">{query}</p>}
      <p className="visually-hidden">{label}</p>
      <svg
        className="boats"
        fill="var(--fg-2)"
        viewBox={`0 0 ${WIDTH} ${bottom}`}
        aria-hidden="true"
      >
        <defs>
          <g id="boat">
            <path
              fill="none"
              stroke="currentColor"
              strokeWidth="1.2"
              d={`M-16 ${SURFACE}h34l-6 10h-22zM0 ${SURFACE}v-44m0 2l16 34H3z`}
            />
          </g>
        </defs>
        <Scale depth={dearer.pricePence} />
        <path
          fill="var(--sea-bed)"
          stroke="var(--hair-2)"
          strokeWidth="1.5"
          d={`${bedSurface(deep, shallow)}V${bottom + BEYOND}H${-BEYOND}Z`}
        />
        {hasMetaphor && (
          <>
            <Fleet boats={OTHER_BOATS} />
            <g color="var(--signal)">
              <Fleet boats={OUR_BOATS} />
            </g>
          </>
        )}
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          d={`M0 ${SURFACE}H${WIDTH}`}
        />
        <Lead
          x={DEARER_X}
          depth={deep}
          weight={
            hasMetaphor
              ? `M${DEARER_X - 9} ${deep + 1}h18l-5-18h-8z`
              : `M${DEARER_X - 9} ${deep}h18v-4h-18z`
          }
        />
        <g color="var(--signal)">
          <Lead
            x={CHEAPER_X}
            depth={shallow}
            weight={
              hasMetaphor
                ? `M${CHEAPER_X - 11} ${shallow + 2}h22l-6-23h-10z`
                : `M${CHEAPER_X - 11} ${shallow}h22v-4h-22z`
            }
          />
        </g>
        <g className="prices-drawn" fill="var(--fg)">
          <text x={DEARER_X + 16} y={deep - 51}>
            {formatPence(dearer.pricePence)}
            <tspan x={DEARER_X + 16} dy={32}>
              {unit}
            </tspan>
          </text>
          <text
            fill="var(--st)"
            x={CHEAPER_X - 16}
            y={shallow - 59}
            textAnchor="end"
          >
            {formatPence(cheaper.pricePence)}
            <tspan x={CHEAPER_X - 16} dy={32}>
              {unit}
            </tspan>
          </text>
        </g>
        <g className="names" fill="var(--deep-ink)">
          <text x={44} y={bottom - 30}>
            {dearer.name}
          </text>
          <text x={434} y={bottom - 30}>
            {cheaper.name}
          </text>
        </g>
      </svg>
      {caption && (
        <figcaption className="caption deep">
          <b>{caption.heading}</b> {caption.text}
        </figcaption>
      )}
    </figure>
  );
}
