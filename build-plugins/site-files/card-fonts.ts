import { fromBuffer } from "@capsizecss/unpack";

import type { Brand } from "../../app/brand/schema.ts";
import { cutFont, DRAWN } from "../fonts.ts";

/** The typefaces as cards use them, and the width of the first one's characters. */
export async function cutFonts({
  text,
  labels,
}: Brand["buildOnly"]["typefaces"]) {
  const [display, label] = await Promise.all([
    cutFont(text, DRAWN, "sfnt", { wght: 400, opsz: 72 }),
    cutFont(labels, DRAWN, "sfnt", { wght: 500 }),
  ]);
  const { xWidthAvg, unitsPerEm } = await fromBuffer(display);
  return {
    fonts: [
      { name: "display", data: display },
      { name: "labels", data: label },
    ],
    em: xWidthAvg / unitsPerEm,
  };
}
