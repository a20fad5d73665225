import { expect, test } from "vitest";

import { fill, slug } from "./text.ts";

test("fills each slot", () => {
  const values = { spend: "£1", name: "Growth" };
  expect(fill("Above {spend} a month, {name} is cheaper.", values)).toBe(
    "Above £1 a month, Growth is cheaper.",
  );
});

test("what it puts in is not read again", () => {
  expect(fill("{a} {b}", { a: "{b}", b: "$&" })).toBe("{b} $&");
});

test("a name with accents is an address", () => {
  expect(slug("José Pérez, Zoë & co.")).toBe("jose-perez-zoe-co");
});
