// The cards whose drawing is figures: an auction's prices, or three in a row.
import type googleAds from "content/google-ads.yaml";
import { formatPence } from "../../../app/format/numbers.ts";
import {
  Figure,
  Label,
  RIGHT_X,
  TEXT_X,
  WATER_Y,
  Waterline,
} from "./frame.tsx";

type Bids = typeof googleAds.hero.auction;

const HEAD_Y = WATER_Y - 2;
const FIRST_Y = WATER_Y + 42;
const ROW = 56;
/** How many rows have room; more are drawn smaller. */
const ROWS = 3;
const BAR_WIDTH = RIGHT_X - TEXT_X;

/** The prices per click of an auction; each bar's length shows the ad rank. */
export function Auction({ columns, advertisers }: Bids) {
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
        const y = FIRST_Y + place * ROW * scale;
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
              width={
                (BAR_WIDTH * row.rank) / (advertisers[0]?.rank ?? row.rank)
              }
              height={7 * scale}
              fill={ink}
            />
          </g>
        );
      })}
    </>
  );
}

const COLUMN = 320;
const LINE_HEIGHT = 26;

/** The longest line below a figure, or beside a large one, in characters. */
const MAX_LENGTH = 23;

/** The lines of a small text beside or below a figure. */
function linesOf(text: string): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const line = `${lines.at(-1)} ${word}`.trim();
    if (line.length <= MAX_LENGTH) lines.splice(-1, 1, line);
    else lines.push(word);
  }
  return lines;
}

/** Sizes and places in px: the words stand below the figures, or beside large ones. */
const LAYOUTS = {
  below: { size: 84, figureY: 88, wordsX: 0, wordsY: 126, most: 2 },
  beside: { size: 132, figureY: 116, wordsX: 90, wordsY: 52, most: Infinity },
};

type FiguresProps = {
  figures: readonly { value: string; label: string }[];
  words: keyof typeof LAYOUTS;
};

/** Three figures with their words, or the first headings of an article. */
export function ThreeFigures({ figures, words }: FiguresProps) {
  const { size, figureY, wordsX, wordsY, most } = LAYOUTS[words];
  return (
    <>
      <Waterline />
      {figures.map(({ value, label }, index) => {
        const x = TEXT_X + index * COLUMN;
        return (
          <g key={label}>
            <Figure
              x={x}
              y={WATER_Y + figureY}
              fontSize={size}
              fill={index === 0 ? "var(--signal)" : "var(--ink)"}
            >
              {value}
            </Figure>
            {linesOf(label)
              .slice(0, most)
              .map((line, place) => (
                <Label
                  key={line}
                  x={x + wordsX}
                  y={WATER_Y + wordsY + place * LINE_HEIGHT}
                  fontSize="20"
                >
                  {line}
                </Label>
              ))}
          </g>
        );
      })}
    </>
  );
}
