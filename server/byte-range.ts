import parseRange from "range-parser";

/** A part of a file, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** The end of a file, of a length in bytes. */
const END_OF_FILE = /^bytes=-(\d+)$/;

/**
 * Reads a Range header that asks for one part of a file of `size` bytes. Gives
 * undefined, meaning the whole file, for a header that is absent, broken or
 * asks for several parts.
 */
export function readByteRange(
  header: string | undefined,
  size: number,
): ByteRange | "unsatisfiable" | undefined {
  if (header === undefined) return undefined;
  // The parser refuses an end longer than the file, which is the whole of it.
  const [, length] = END_OF_FILE.exec(header) ?? [];
  if (size > 0 && Number(length) > size) return { start: 0, end: size - 1 };
  const ranges = parseRange(size, header);
  if (ranges === -1) return "unsatisfiable";
  if (ranges === -2 || ranges.type !== "bytes" || ranges.length > 1) {
    return undefined;
  }
  const [range] = ranges;
  return range && { start: range.start, end: range.end };
}
