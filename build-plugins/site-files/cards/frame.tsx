import type { ReactNode, SVGProps } from "react";

import type { Brand } from "../../../app/brand/schema.ts";
import { smoothPath } from "../../../app/format/smooth-path.ts";
import { CARD_SIZE } from "../../../app/head/pages.ts";

/**
 * The x of the vertical line, which passes through the name as in the site's
 * header.
 */
export const LINE_X = 176;

/** The x of the text, right of the line. */
export const TEXT_X = 204;

/** The x at which the part of the name before the line ends. */
export const NAME_X = 148;

/** The x of the right margin. */
export const RIGHT_X = 1148;

/** The y of the water's surface; the drawings hang below it. */
export const WATER_Y = 404;

const HEADER_Y = 64;
const KICKER_Y = 112;

/** The vertical line's ticks, like on the site's pages: every fifth is long. */
const TICK = 32;
const ticks = Array.from({ length: 18 }, (_, index) => HEADER_Y + index * TICK);

/** The points of the sea bed's surface from left to right, in px. */
export type Surface = readonly (readonly [x: number, y: number])[];

/** A title in lines, with its font size and letter spacing in px. */
export interface FittedTitle {
  lines: readonly string[];
  size: number;
  letterSpacing: number;
}

/** The company's name on both sides of the line, with its font size in px. */
export type FittedName = Brand["nameParts"] & { size: number };

type FrameProps = {
  name: FittedName;
  kicker: string;
  title: FittedTitle;
  /** The surface of the sea bed, with a point below the vertical line. */
  surface: Surface;
  children: ReactNode;
};

/** The parts that all cards share: name, kicker, title, line and sea bed. */
export function Frame({ name, kicker, title, surface, children }: FrameProps) {
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
      <Name {...name} />
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

function Name({ before, after, size }: FittedName) {
  return (
    <g fontFamily="var(--display)" fontSize={size} letterSpacing="-.6">
      <text x={NAME_X} y="43" textAnchor="end">
        {before}
      </text>
      <text x={TEXT_X} y="43">
        {after}
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

/** The depths of the strata below the surface, in px. */
const STRATA = [9, 21, 36, 54, 75, 99];

/** The dark sea bed with its strata. */
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

/** The lead weight at the end of a line; its foot is at (x, y). */
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

/** The line of the water's surface. */
export function Waterline() {
  return (
    <path d={`M${LINE_X} ${WATER_Y}H${CARD_SIZE.width}`} stroke="var(--ink)" />
  );
}

type TextProps = SVGProps<SVGTextElement>;

/** A figure or other large text, in the headlines' typeface. */
export function Figure(props: TextProps) {
  return <text fontFamily="var(--display)" letterSpacing="-.02em" {...props} />;
}

/** A small text, such as a name beside a figure. */
export function Label(props: TextProps) {
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
