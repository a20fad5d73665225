import type { ReactNode } from "react";

import { CARD_SIZE } from "../../../app/head/card.ts";
import { Bed, type Surface } from "./bed.tsx";
import { Lead } from "./lead.tsx";
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

type Props = {
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
        <text key={line} x={TEXT_X - 4} y={top + size * (0.74 + index * 0.93)}>
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
}: Props) {
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
