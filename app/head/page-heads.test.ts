import { expect, test } from "vitest";

import { company, contact } from "virtual:content";
import { cardAddress, cardText, isPagePath, pageFacts } from "./page-heads";
import { plainText } from "./plain-text";

const paths = [...pageFacts.keys()];

test("the unknown and the names of every object are no pages", () => {
  expect(isPagePath("/")).toBe(true);
  expect(isPagePath("/404")).toBe(false);
  expect(isPagePath("toString")).toBe(false);
});

test("every page has its own card", () => {
  const addresses = paths.map(cardAddress);
  expect(addresses).toEqual([...new Set(addresses)]);
  expect(cardAddress("/")).toBe("/social/home.png");
  expect(cardAddress("/google-ads")).toBe("/social/google-ads.png");
});

test("a card's alternative text is its title, and its figure with what it counts", () => {
  expect(cardText("/contact")).toBe(
    plainText(
      `${contact.hero.title.join(" ")} ${company.telephone.shown} ${company.email}.`,
    ),
  );
  for (const path of paths) {
    expect(cardText(path)).toMatch(/^\S.+[^.]\.$/);
    expect(cardText(path)).not.toContain("\u00a0");
  }
});
