import { existsSync } from "node:fs";
import { fromBuffer } from "@capsizecss/unpack";
import { create } from "fontkitten";

import type { Brand, Typeface } from "../../app/brand/schema.ts";
import { CARD_SIZE } from "../../app/head/page-facts.ts";
import { cutFont, DRAWN } from "../fonts.ts";

/** Where texts end and begin at the sides of the line, and the room for the longer ones, in px. */
export const NAME_END = 148;
export const TEXT = 204;
export const ROOM = CARD_SIZE.width - TEXT - 52;

/** The font sizes of titles on one line, on two, and so on, in px. */
const TITLES = [150, 124, 84, 62];

/** The largest font size at which a text has room on one line, in px. */
export const sizeFor = (text: string, room: number, most: number, em: number) =>
  Math.min(most, room / (text.length * em));

/** How much closer than usual the letters of titles and of names stand, in em. */
export const TRACKING = -0.036;
export const NAME_TRACKING = -0.02;

/** The largest font size at which both parts of a name have room, in px. */
export function nameSizeOf(
  { before, after }: Brand["nameParts"],
  widthOf: (word: string) => number,
): number {
  const sizeIn = (room: number, word: string) =>
    room / (widthOf(word) + NAME_TRACKING * word.length);
  return Math.min(33, sizeIn(NAME_END - 24, before), sizeIn(ROOM, after));
}

/** How close lines stand. */
const CLOSE = 0.97;

/** The same but where the letters of a typeface are so high that lines would touch. */
export const lineHeightOf = (height: number): number =>
  height < 0.98 ? CLOSE : height + 0.05;

/**
 * The largest font size at which a title has room, in px.
 *
 * @param em the average width of the typeface's characters
 */
export function titleSize(
  title: string,
  em: number,
  lineHeight = CLOSE,
): number {
  const length = title.length * (em + TRACKING);
  // Each line but the last ends before a word that has no room.
  const fits = (size: number, more: number) =>
    length * size <= ROOM * (more + 1 - more * 0.15);
  // Its lines have as much room as close ones.
  return (TITLES.find(fits) ?? 48) * (CLOSE / lineHeight);
}

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
