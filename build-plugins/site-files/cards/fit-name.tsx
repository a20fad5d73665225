import { renderToStaticMarkup } from "react-dom/server";

import type { Brand } from "../../../app/brand/schema.ts";
import type { Draftsman } from "../draftsman.ts";
import { NAME_X, RIGHT_X, TEXT_X } from "./frame.tsx";

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
