import { existsSync } from "node:fs";
import { fromBuffer } from "@capsizecss/unpack";
import { create } from "fontkitten";

import type { Brand } from "../../app/brand/schema.ts";
import type { Typeface } from "../../app/brand/typefaces.ts";
import { cutFont, DRAWN } from "../fonts.ts";

/** The fonts of some letters: Fontsource has those of more languages in a file beside. */
export async function cutFonts(
  { text, labels }: Brand["buildOnly"]["typefaces"],
  letters: string,
) {
  const cutEach = async (typeface: Typeface, wanted: Record<string, number>) =>
    Promise.all(
      ["-latin-", "-latin-ext-"]
        .map((end) => typeface.file.replace("-latin-", end))
        .filter((file) => existsSync(file))
        .map((file) =>
          cutFont({ ...typeface, file }, DRAWN + letters, "sfnt", wanted),
        ),
    );
  const display = await cutEach(text, { wght: 400, opsz: 72 });
  const label = await cutEach(labels, { wght: 500 });
  const { xWidthAvg, unitsPerEm } = await fromBuffer(display[0] ?? Buffer.of());
  const fonts = [
    ...display.map((data, at) => ({
      name: at ? "display-ext" : "display",
      data,
    })),
    ...label.map((data, at) => ({ name: at ? "labels-ext" : "labels", data })),
  ];
  const faces = fonts.flatMap(({ data }) => {
    const face = create(data);
    return face.isCollection ? [] : face;
  });
  const lacking = new Set(
    Array.from(letters).filter(
      (letter) =>
        letter.trim() !== "" &&
        !faces.some((face) =>
          face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
        ),
    ),
  );
  const glyphsOf = (word: string) => faces[0]?.glyphsForString(word) ?? [];
  const [k, p] = glyphsOf("kp");
  return {
    fonts,
    em: xWidthAvg / unitsPerEm,
    lacking,
    /** From the top of high letters to the bottom of deep ones, in em. */
    height: ((k?.bbox.maxY ?? 0) - (p?.bbox.minY ?? 0)) / unitsPerEm,
    /** How wide a word is, in em. */
    widthOf: (word: string) =>
      glyphsOf(word).reduce((sum, each) => sum + each.advanceWidth, 0) /
      unitsPerEm,
  };
}
