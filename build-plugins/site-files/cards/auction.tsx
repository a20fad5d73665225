import type googleAds from "content/google-ads.yaml";
import { formatPence } from "../../../app/format/numbers.ts";
import { Figure, Label, RIGHT_X, TEXT_X, WATER_Y } from "./frame.tsx";

type Content = typeof googleAds.hero.auction;

const HEAD_Y = WATER_Y - 2;
const FIRST_Y = WATER_Y + 42;
const STEP = 56;
/** How many rows have room; more are drawn smaller. */
const ROWS = 3;
const WIDTH = RIGHT_X - TEXT_X;

/** The prices per click of an auction; each bar's length shows the ad rank. */
export function Auction({ columns, advertisers }: Content) {
  const scale = Math.min(1, ROWS / advertisers.length);
  return (
    <>
      <Label x={TEXT_X} y={HEAD_Y} fontSize="18">
        {columns.advertiser}
      </Label>
      <Label x={RIGHT_X} y={HEAD_Y} fontSize="18" textAnchor="end">
        {columns.price}
      </Label>
      {advertisers.map((row, place) => {
        const y = FIRST_Y + place * STEP * scale;
        const ink = place === 0 ? "var(--signal)" : "var(--ink)";
        return (
          <g key={row.name}>
            <Label
              x={TEXT_X}
              y={y}
              fontSize={26 * scale}
              fontWeight={place === 0 ? 600 : 500}
              fill="var(--ink)"
            >
              {row.name}
            </Label>
            <Figure
              x={RIGHT_X}
              y={y}
              textAnchor="end"
              fontSize={44 * scale}
              fill={ink}
            >
              {formatPence(row.pricePence)}
            </Figure>
            <path
              d={`M${TEXT_X} ${y + 16 * scale}H${RIGHT_X}`}
              stroke="var(--ink)"
              strokeOpacity=".25"
            />
            <rect
              x={TEXT_X}
              y={y + 13 * scale}
              width={(WIDTH * row.rank) / (advertisers[0]?.rank ?? row.rank)}
              height={7 * scale}
              fill={ink}
            />
          </g>
        );
      })}
    </>
  );
}
