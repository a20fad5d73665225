import type { ReactNode, SVGProps } from "react";

import { smoothPath } from "../../../app/format/smooth-path.ts";
import { CARD_SIZE } from "../../../app/head/card.ts";
import type { FittedTitle } from "./fit-title.tsx";

/** Where the line runs down, as in the site's header: through the name. */
export const LINE_X = 176;

/** Where text begins to the right of it, and where the page ends. */
export const TEXT_X = 204;
export const RIGHT_X = 1148;

/** The water's surface: what is drawn hangs below. */
export const WATER_Y = 404;

const HEADER_Y = 64;
const KICKER_Y = 112;

/** Ticks of the line, as in the site's stylesheet: a long one for each fifth. */
const TICK = 32;
const ticks = Array.from({ length: 18 }, (_, index) => HEADER_Y + index * TICK);

type FrameProps = {
  companyName: string;
  kicker: string;
  title: FittedTitle;
  /** The bed that the line comes down on. */
  surface: Surface;
  children: ReactNode;
};

function Name({ words }: { words: readonly string[] }) {
  const [first, ...others] = words;
  return (
    <g fontFamily="var(--display)" fontSize="33" letterSpacing="-.6">
      <text x={LINE_X - 28} y="43" textAnchor="end">
        {first}
      </text>
      <text x={TEXT_X} y="43">
        {others.join(" ")}
      </text>
    </g>
  );
}

function Title({ lines, size, letterSpacing }: FittedTitle) {
  const top = KICKER_Y + (lines.length === 1 ? 50 : 28);
  return (
    <g
      fontFamily="var(--display)"
      fontSize={size}
      letterSpacing={letterSpacing}
    >
      {lines.map((line, index) => (
        <text key={line} x={TEXT_X - 4} y={top + size * (0.73 + index * 0.97)}>
          {line}
        </text>
      ))}
    </g>
  );
}

/** The card around a page's own drawing: name, line, title, bed. */
export function Frame({
  companyName,
  kicker,
  title,
  surface,
  children,
}: FrameProps) {
  const { width, height } = CARD_SIZE;
  const landing = surface.find(([x]) => x === LINE_X)?.[1] ?? height;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      fill="var(--ink)"
    >
      <rect width={width} height={height} fill="var(--paper)" />
      <Name words={companyName.split(" ")} />
      <path d={`M0 ${HEADER_Y}H${width}`} stroke="var(--ink)" />
      <text
        x={TEXT_X}
        y={KICKER_Y}
        fill="var(--ink-2)"
        fontFamily="var(--sans)"
        fontWeight="500"
        fontSize="24"
      >
        {kicker}
      </text>
      <Title {...title} />
      <Bed surface={surface} />
      {children}
      <g stroke="var(--signal)" fill="none">
        <path d={`M${LINE_X} 0V${landing - 60}`} strokeWidth="3" />
        {ticks
          .filter((y) => y < landing - 80)
          .map((y, index) => (
            <path
              key={y}
              d={`M${LINE_X} ${y}h${index % 5 === 0 ? -16 : -8}`}
              strokeWidth="1.5"
            />
          ))}
      </g>
      <Lead x={LINE_X} y={landing} height={64} fill="var(--signal)" />
    </svg>
  );
}

/** Points of the bed's surface, from left to right. */
export type Surface = readonly (readonly [x: number, y: number])[];

/** How deep the lines inside the ground lie below its surface. */
const STRATA = [9, 21, 36, 54, 75, 99];

/** The sea bed, dark, with its layers. */
function Bed({ surface }: { surface: Surface }) {
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

type LeadProps = { x: number; y: number; height: number; fill: string };

/** The weight at the end of a line: its foot is at x, y. */
export function Lead({ x, y, height, fill }: LeadProps) {
  const foot = height * 0.22;
  const neck = foot * 0.42;
  return (
    <path
      fill={fill}
      d={`M${x - neck} ${y - height}h${2 * neck}L${x + foot} ${y}H${x - foot}Z`}
    />
  );
}

type FigureProps = SVGProps<SVGTextElement>;

/** A figure, or anything else that is set large: in the headlines' typeface. */
export function Figure(props: FigureProps) {
  return <text fontFamily="var(--display)" letterSpacing="-.02em" {...props} />;
}

/** A name or a note beside a figure. */
export function Label(props: FigureProps) {
  return (
    <text
      fontFamily="var(--sans)"
      fontWeight="500"
      fontSize="21"
      fill="var(--ink-2)"
      {...props}
    />
  );
}

/** The water's surface. */
export function Waterline() {
  return (
    <path d={`M${LINE_X} ${WATER_Y}H${CARD_SIZE.width}`} stroke="var(--ink)" />
  );
}
