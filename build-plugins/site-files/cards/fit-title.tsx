import { renderToStaticMarkup } from "react-dom/server";

import type { Draftsman } from "../draftsman.ts";

/** A title broken into lines, and how large it is set. */
export interface FittedTitle {
  lines: readonly string[];
  size: number;
  letterSpacing: number;
}

/** Room for a title, and how large it may be on one line and on two, in px. */
const ROOM = 944;
const ONE_LINE = { least: 132, most: 172 };
const TWO_LINES = 124;

/** Of the size, as in the site's headlines. */
const TRACKING = -0.036;

const longest = (lines: readonly string[]) =>
  Math.max(...lines.map((line) => line.length));

/** The two lines that are most nearly of one length. */
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

/** Sets a title as large as the room allows: on one line if that is large. */
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
