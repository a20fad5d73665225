import { expect, test } from "vitest";

import { cardAddress, cardText } from "./card";
import { paths } from "./pages";

test("every page has a picture of its own", () => {
  const addresses = paths.map(cardAddress);
  expect(addresses).toEqual([...new Set(addresses)]);
  expect(cardAddress("/")).toBe("/social/home.png");
  expect(cardAddress("/google-ads")).toBe("/social/google-ads.png");
});

test("its words are the title, then the drawing, in sentences", () => {
  expect(cardText("/services")).toBe(
    "Know the depth before you dive. Monthly starting prices.",
  );
  for (const path of paths) {
    expect(cardText(path)).toMatch(/^\S.+[^.]\.$/);
    expect(cardText(path)).not.toContain("\u00a0");
  }
});
