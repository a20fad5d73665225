import { expect, test } from "vitest";

import { telephoneLink } from "./telephone";

test.each([
  "020 7946 0172",
  "(020) 7946-0172",
  "+44 20 7946 0172",
  "+44 (0)20 7946 0172",
])("%s is dialled from anywhere", (number) => {
  expect(telephoneLink(number)).toBe("tel:+442079460172");
});
