import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

import { photographSources, slotSizes } from "./photograph";

test("narrow windows come first, the smallest before the others", () => {
  expect(
    slotSizes({ otherwise: "19vw", below60: "44vw", below36: "38vw" }),
  ).toBe("(width < 36rem) 38vw, (width < 60rem) 44vw, 19vw");
});

test("the widths are those of the stylesheet", async () => {
  const css = await readFile("app/styles/breakpoints.css", "utf8");
  const sizes = slotSizes({
    below36: "1vw",
    below48: "1vw",
    below60: "1vw",
    otherwise: "1vw",
  });
  for (const [, width] of sizes.matchAll(/width < (\d+)rem/g)) {
    expect(css).toContain(
      `@custom-media --below-${width} (width < ${width}rem)`,
    );
  }
  expect(sizes.match(/width </g)).toHaveLength(3);
});

const ID = "1460925895917-afdab827c52f";
const sources = photographSources(ID, 4 / 5);

test("the address names the photograph and cuts it to the ratio of its place", () => {
  const address = new URL(sources.src);
  expect(address.origin).toBe("https://images.unsplash.com");
  expect(address.pathname).toBe(`/photo-${ID}`);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    auto: "format",
    fit: "crop",
    q: "70",
    w: "960",
    h: "1200",
  });
});

test("width and height are those of the fallback, in the same ratio", () => {
  expect(sources.width / sources.height).toBeCloseTo(4 / 5);
});

test("srcset offers rising widths, each described by its own width", () => {
  const offers = sources.srcSet.split(", ").map((offer) => offer.split(" "));
  const widths = offers.map(([, descriptor = ""]) => parseInt(descriptor, 10));
  expect(widths.length).toBeGreaterThanOrEqual(5);
  expect(widths).toEqual(widths.toSorted((a, b) => a - b));
  for (const [address = "", descriptor] of offers) {
    const { searchParams } = new URL(address);
    expect(descriptor).toBe(`${searchParams.get("w")}w`);
    expect(searchParams.has("dpr")).toBe(false);
  }
});
