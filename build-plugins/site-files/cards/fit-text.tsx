import { renderToStaticMarkup } from "react-dom/server";

import type { Brand } from "../../../app/brand/schema.ts";
import type { Draftsman } from "../draftsman.ts";
import { NAME_X, RIGHT_X, TEXT_X } from "./frame.tsx";

/** A title in lines, with its font size and letter spacing in px. */
export interface FittedTitle {
  lines: readonly string[];
  size: number;
  letterSpacing: number;
}

/** The width for a title, and its font sizes on one line and on two, in px. */
const ROOM = 944;
const ONE_LINE = { least: 132, most: 172 };
const TWO_LINES = 124;

/** Letter spacing in em, like the site's headlines. */
const TRACKING = -0.036;

const longest = (lines: readonly string[]) =>
  Math.max(...lines.map((line) => line.length));

/** A text in two lines of most nearly equal length. */
function halves(text: string): readonly string[] {
  const words = text.split(" ");
  const breaks = words
    .slice(1)
    .map((_, index) => [
      words.slice(0, index + 1).join(" "),
      words.slice(index + 1).join(" "),
    ]);
  const [best = [text]] = breaks.toSorted((a, b) => longest(a) - longest(b));
  return best;
}

/**
 * Fits a title to the card's width: on one line if its font size is then large
 * enough, otherwise on two.
 */
export function fitTitle(
  text: string,
  draftsman: Pick<Draftsman, "widthOf">,
): FittedTitle {
  function set(lines: readonly string[], most: number): FittedTitle {
    const widths = lines.map((line) =>
      draftsman.widthOf(
        renderToStaticMarkup(
          <text
            fontFamily="var(--display)"
            fontSize="100"
            letterSpacing={100 * TRACKING}
          >
            {line}
          </text>,
        ),
      ),
    );
    const size = Math.min(most, (ROOM / Math.max(...widths)) * 100);
    return { lines, size, letterSpacing: size * TRACKING };
  }
  const onOneLine = set([text], ONE_LINE.most);
  return onOneLine.size >= ONE_LINE.least
    ? onOneLine
    : set(halves(text), TWO_LINES);
}

/** The company's name on both sides of the line, with its font size in px. */
export type FittedName = Brand["nameParts"] & { size: number };

/** The usual font size, and the least margin at the left, in px. */
const SIZE = 33;
const MARGIN = 24;

/** Fits the name to the card: each part to its side of the line. */
export function fitName(
  parts: Brand["nameParts"],
  draftsman: Pick<Draftsman, "widthOf">,
): FittedName {
  const widthOf = (text: string) =>
    draftsman.widthOf(
      renderToStaticMarkup(
        <text fontFamily="var(--display)" fontSize={SIZE} letterSpacing="-.6">
          {text}
        </text>,
      ),
    );
  const shares = [
    (NAME_X - MARGIN) / widthOf(parts.before),
    (RIGHT_X - TEXT_X) / widthOf(parts.after),
  ];
  return { ...parts, size: SIZE * Math.min(1, ...shares) };
}
