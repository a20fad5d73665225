import { framesOf } from "../../sections/keys.ts";
import { placed, type Section } from "../../sections/kinds.ts";
import type { LongText, Part } from "../markdown/long-text.ts";

type Sections = {
  above?: readonly Section[] | undefined;
  below?: readonly Section[] | undefined;
};

/**
 * A text with the sections above and below it. The parts of the text keep their ids, which
 * its links name; the marks go on from above through the text to below.
 */
export function aroundText(
  text: LongText,
  { above = [], below = [] }: Sections,
) {
  const { parts } = text;
  const frames = framesOf(
    [
      ...above,
      ...parts.map(({ mark }) => ({ section: "part", mark: mark && "" })),
      ...below,
    ],
    parts.map(({ id }) => id),
  );
  const end = above.length + parts.length;
  return {
    above: placed(
      above,
      frames.map((frame) => ({ ...frame, isLast: false })),
    ),
    text: {
      ...text,
      parts: parts.map(({ mark, ...part }, index): Part => {
        const fathoms = frames[above.length + index]?.mark?.fathoms;
        return mark && fathoms ? { ...part, mark: { ...mark, fathoms } } : part;
      }),
    },
    below: placed(below, frames.slice(end)),
  };
}
