import { expect, test } from "vitest";

import { slug } from "./slug.ts";
import { fill } from "./text.ts";

test("fills each slot", () => {
  const values = { spend: "£1", name: "Growth" };
  expect(fill("Above {spend} a month, {name} is cheaper.", values)).toBe(
    "Above £1 a month, Growth is cheaper.",
  );
});

test("what it puts in is not read again", () => {
  expect(fill("{a} {b}", { a: "{b}", b: "$&" })).toBe("{b} $&");
});

test.each([
  ["José Pérez, Zoë & co.", "jose-perez-zoe-co"],
  ["Außenwerbung", "aussenwerbung"],
  ["Łódź", "lodz"],
  ["Τι κοστίζει;", "ti-kostizei"],
  ["Реклама в сети", "reklama-v-seti"],
  ["価格はいくらですか", "価格はいくらですか"],
  ["हिन्दी में", "हिन्दी-में"],
  ["สวัสดี", "สวัสดี"],
])("the name %s is an address", (name, address) => {
  expect(slug(name)).toBe(address);
});
