import { describe, expect, it } from "vitest";
import { readByteRange } from "./byte-range.ts";

describe("readByteRange", () => {
  it.each([
    ["bytes=0-0", 0, 0],
    ["bytes=0-4", 0, 4],
    ["bytes=5-", 5, 9],
    ["bytes=8-100", 8, 9],
    ["bytes=-3", 7, 9],
    ["bytes=-99", 0, 9],
  ])("reads %s of 10 bytes as %i to %i", (header, start, end) => {
    expect(readByteRange(header, 10)).toEqual({ start, end });
  });

  it.each(["bytes=10-", "bytes=99-100", "bytes=-0", "bytes=5-2"])(
    "cannot satisfy %s of 10 bytes",
    (header) => {
      expect(readByteRange(header, 10)).toBe("unsatisfiable");
    },
  );

  it("cannot satisfy a part of an empty file", () => {
    expect(readByteRange("bytes=0-", 0)).toBe("unsatisfiable");
    expect(readByteRange("bytes=-1", 0)).toBe("unsatisfiable");
  });

  it.each([
    undefined,
    "",
    "bytes",
    "bytes=",
    "bytes=-",
    "bytes=a-b",
    "bytes=0-1,3-4",
    "bytes=--1",
    "bytes=1.5-2",
    "lines=0-1",
  ])("asks for the whole file with %j", (header) => {
    expect(readByteRange(header, 10)).toBeUndefined();
  });
});
