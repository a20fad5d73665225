import type microsoftAds from "content/microsoft-ads.yaml";
import { formatPence } from "../../../app/format/numbers.ts";
import {
  Figure,
  Label,
  Lead,
  LINE_X,
  WATER_Y,
  type Surface,
} from "./frame.tsx";

type Content = typeof microsoftAds.hero.waters;

/** The water's surface, low enough to leave room for the boats' sails. */
const SURFACE = WATER_Y + 36;
const PX_PER_PENNY = 0.48;

const GOOGLE_X = 440;
const MICROSOFT_X = 870;

/**
 * The x of the other advertisers' boats: eight near Google's, two near
 * Microsoft's.
 */
const BOATS = [236, 288, 340, 392, 494, 546, 598, 650, 780, 1000];

const depthOf = (pence: number) => SURFACE + pence * PX_PER_PENNY;

/** The surface of the sea bed, which lies below both leads. */
export function watersBed({ google, microsoft }: Content): Surface {
  const deep = depthOf(google.pricePence);
  const shallow = depthOf(microsoft.pricePence);
  const drop = deep - shallow;
  return [
    [0, deep + 6],
    [LINE_X, deep + 4],
    [GOOGLE_X, deep],
    [590, deep - 3],
    [690, deep - drop * 0.45],
    [780, shallow + 5],
    [MICROSOFT_X, shallow],
    [1200, shallow - 6],
  ];
}

function Boat({ x, isOurs }: { x: number; isOurs: boolean }) {
  return (
    <path
      transform={`translate(${x} ${SURFACE})`}
      d="M-18 0H20L14 11H-12ZM0 0V-46M0-44L18-9H3Z"
      fill={isOurs ? "var(--ink)" : "var(--paper)"}
      stroke="var(--ink)"
      strokeWidth="1.5"
    />
  );
}

type SoundingProps = {
  x: number;
  name: string;
  pence: number;
  ink: string;
};

function Sounding({ x, name, pence, ink }: SoundingProps) {
  const y = depthOf(pence);
  return (
    <>
      <path d={`M${x} ${SURFACE}V${y}`} stroke={ink} strokeWidth="3" />
      <Lead x={x} y={y} height={36} fill={ink} />
      <Figure x={x + 24} y={SURFACE + 62} fontSize="58" fill={ink}>
        {formatPence(pence)}
      </Figure>
      <Label x={x + 182} y={SURFACE + 62} fontSize="22">
        {name}
      </Label>
    </>
  );
}

/** The price of the same click on two networks: depth is the price. */
export function Waters({ google, microsoft }: Content) {
  return (
    <>
      <path d={`M${LINE_X} ${SURFACE}H1200`} stroke="var(--ink)" />
      {BOATS.map((x) => (
        <Boat key={x} x={x} isOurs={false} />
      ))}
      {[GOOGLE_X, MICROSOFT_X].map((x) => (
        <Boat key={x} x={x} isOurs />
      ))}
      <Sounding
        x={GOOGLE_X}
        name={google.name}
        pence={google.pricePence}
        ink="var(--ink)"
      />
      <Sounding
        x={MICROSOFT_X}
        name={microsoft.name}
        pence={microsoft.pricePence}
        ink="var(--signal)"
      />
    </>
  );
}
