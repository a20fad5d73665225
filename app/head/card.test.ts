import { expect, test } from "vitest";

import services from "content/services.yaml";
import { cardAddress, cardText } from "./card";
import { pages } from "./pages";
import { plainText } from "./plain-text";

const paths = [...pages.keys()];

test("every page has its own card", () => {
  const addresses = paths.map(cardAddress);
  expect(addresses).toEqual([...new Set(addresses)]);
  expect(cardAddress("/")).toBe("/social/home.png");
  expect(cardAddress("/google-ads")).toBe("/social/google-ads.png");
});

test("a card's alternative text is two sentences: the title, then the drawing", () => {
  expect(cardText("/services")).toBe(
    plainText(`${services.hero.title.join(" ")} ${services.hero.pricesLabel}.`),
  );
  for (const path of paths) {
    expect(cardText(path)).toMatch(/^\S.+[^.]\.$/);
    expect(cardText(path)).not.toContain("\u00a0");
  }
});
