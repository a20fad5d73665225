import { createHash } from "node:crypto";
import { resolve } from "node:path";
import type { CSSProperties } from "react";
import satori from "satori";

import type { Brand } from "../../app/brand/schema.ts";
import type { Known } from "../../app/head/graph.ts";
import {
  CARD_SIZE,
  cardAddress,
  type Card,
  plainText,
} from "../../app/head/page-facts.ts";
import type { GeneratedFile } from "../generated-files.ts";
import { cached } from "../images.ts";
import { cutFonts } from "./card-sizes.ts";
import {
  lineHeightOf,
  NAME_END,
  NAME_TRACKING,
  nameSizeOf,
  ROOM,
  sizeFor,
  TEXT,
  titleSize,
  TRACKING,
} from "./card-sizes.ts";
import { colourOf, pngOf } from "./drawings.ts";

/** The line, in px from the left. */
const LINE = 176;

/** The rules below the name and above the figure, in px. */
const HEADER = 64;
const WATER = 404;

type Colours = Record<"paper" | "ink" | "second" | "signal" | "deep", string>;

/** The sea bed, the rules, and the line with its marks and its weight. */
function Drawing({
  colours: { paper, ink, signal, deep },
  hasFigure,
  hasMetaphor,
}: {
  colours: Colours;
  hasFigure: boolean;
  hasMetaphor: boolean;
}) {
  const { width, height } = CARD_SIZE;
  const surface =
    "M0 606C60 604 117 600 176 600S330 606 420 606 607 599 700 599 873 604 960 604 1120 598 1200 596";
  const marks = Array.from(
    { length: 15 },
    (_, index) => `M${LINE} ${HEADER + 32 * index}h${index % 5 ? -8 : -16}`,
  );
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      style={{ position: "absolute", top: 0, left: 0 }}
    >
      <path d={`M0 ${HEADER + 0.5}H${width}`} stroke={ink} />
      {hasMetaphor && (
        <>
          <path d={`${surface}V${height}H0Z`} fill={deep} />
          {[9, 21].map((depth) => (
            <path
              key={depth}
              d={surface}
              transform={`translate(0 ${depth})`}
              stroke={paper}
              strokeOpacity=".26"
            />
          ))}
          <path d={marks.join("")} stroke={signal} strokeWidth="1.5" />
          <path d={`M${LINE - 6} 536h12l8 64h-28z`} fill={signal} />
        </>
      )}
      <path
        d={`M${LINE} 0V${hasMetaphor ? 540 : height}`}
        stroke={signal}
        strokeWidth="3"
      />
      {hasFigure && (
        <path d={`M${LINE} ${WATER + 0.5}H${width}`} stroke={ink} />
      )}
    </svg>
  );
}

const Text = ({ children, ...style }: CSSProperties & { children: string }) => (
  <div
    style={{
      display: "flex",
      position: "absolute",
      left: TEXT,
      width: ROOM,
      lineHeight: 1,
      ...style,
    }}
  >
    {children}
  </div>
);

type Props = {
  card: Card;
  name: Brand["nameParts"];
  colours: Colours;
  em: number;
  nameSize: number;
  lineHeight: number;
  hasMetaphor: boolean;
};

function CardPicture({ card: { figure, ...card }, name, ...props }: Props) {
  const { colours, em, nameSize, lineHeight, hasMetaphor } = props;
  const title = plainText(card.title.join(" "));
  const nameStyle = {
    top: 50 - nameSize,
    fontSize: nameSize,
    letterSpacing: `${NAME_TRACKING}em`,
  };
  const top = figure ? 92 : 180;
  const small = { fontFamily: "labels, labels-ext", color: colours.second };
  const figureSize = figure && sizeFor(figure.value, ROOM, 104, em);
  return (
    <div
      style={{
        display: "flex",
        width: "100%",
        height: "100%",
        background: colours.paper,
        color: colours.ink,
        fontFamily: "display, display-ext",
      }}
    >
      <Drawing
        colours={colours}
        hasFigure={figure !== undefined}
        hasMetaphor={hasMetaphor}
      />
      <Text {...nameStyle} left={0} width={NAME_END} justifyContent="flex-end">
        {name.before}
      </Text>
      <Text {...nameStyle}>{name.after}</Text>
      <Text {...small} top={top} fontSize={24}>
        {plainText(card.kicker)}
      </Text>
      <Text
        top={top + 46}
        left={TEXT - 4}
        fontSize={titleSize(title, em, lineHeight)}
        letterSpacing={`${TRACKING}em`}
        lineHeight={lineHeight}
        textWrap="balance"
      >
        {title}
      </Text>
      {figure && figureSize && (
        <>
          <Text
            top={WATER + 29}
            fontSize={figureSize}
            letterSpacing="-.02em"
            color={colours.signal}
          >
            {figure.value}
          </Text>
          <Text
            {...small}
            top={WATER + 29 + figureSize + 14}
            fontSize={sizeFor(figure.label, ROOM, 26, 0.5)}
          >
            {figure.label}
          </Text>
        </>
      )}
    </div>
  );
}

const lettersOf = ({ kicker, title, figure }: Card) =>
  plainText([kicker, ...title, figure?.value, figure?.label].join(" "));

/** Raise it when the same texts make another card. */
const RECIPE = 3;

const CACHE = resolve("node_modules/.cache/cards");

/** The picture of each page that social networks show beside a link to it. */
export function socialCards({ site, facts }: Known): GeneratedFile[] {
  const { nameParts, buildOnly, hasMetaphor } = site.content.brand;
  const { palette, typefaces } = buildOnly;
  const colours = {
    paper: colourOf(palette, "paper"),
    ink: colourOf(palette, "ink"),
    second: colourOf(palette, "ink-2"),
    signal: colourOf(palette, "signal"),
    deep: colourOf(palette, "deep"),
  };
  const letters = Array.from(facts.values(), ({ card }) => lettersOf(card));
  let cut: ReturnType<typeof cutFonts> | undefined;
  return Array.from(facts, ([path, { card }]) => ({
    address: cardAddress(path),
    content: async () => {
      const { fonts, em, lacking, height, widthOf } = await (cut ??= cutFonts(
        typefaces,
        [...new Set(letters.join(""))].join(""),
      ));
      const lost = [...new Set(lettersOf(card))].filter((each) =>
        lacking.has(each),
      );
      if (lost.length > 0)
        process.stderr.write(
          `The picture that social networks show of ${path} lacks ${lost.join(" ")}: the typefaces of brand.yaml do not have it\n`,
        );
      const props = {
        card,
        colours,
        em,
        name: nameParts,
        nameSize: nameSizeOf(nameParts, widthOf),
        lineHeight: lineHeightOf(height),
        hasMetaphor,
      };
      const draw = async () => {
        const svg = await satori(<CardPicture {...props} />, {
          ...CARD_SIZE,
          fonts,
        });
        return pngOf(svg, CARD_SIZE.width);
      };
      const key = JSON.stringify([RECIPE, props, typefaces]);
      const name = createHash("sha256").update(key).digest("hex");
      return cached({ address: `/${name}.png`, content: draw }, CACHE);
    },
  }));
}
