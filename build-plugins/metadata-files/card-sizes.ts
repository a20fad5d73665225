import type { Brand } from "../../app/brand/schema.ts";
import { CARD_SIZE } from "../../app/head/page-facts.ts";

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
