import { expect, test } from "vitest";

import { hostedSources } from "./photograph";

const photograph = {
  id: "1460925895917-afdab827c52f",
  host: "images.example",
  alt: "A chart",
  slot: "portrait",
} as const;
const sources = hostedSources(photograph);

const parametersOf = (address: string) =>
  Object.fromEntries(new URL(address).searchParams);

test("the URL tells the image host what must stay in view", () => {
  const { src } = hostedSources({ ...photograph, focus: [30, 0] });
  expect(parametersOf(src)).toMatchObject({
    crop: "focalpoint",
    "fp-x": "0.3",
    "fp-y": "0",
  });
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
