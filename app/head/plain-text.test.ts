import { expect, test } from "vitest";

import { plainText } from "./plain-text";

test("links and bold phrases become text, and spaces ordinary", () => {
  expect(plainText("£800\u00a0a month")).toBe("£800 a month");
  expect(
    plainText([
      "Write ",
      { text: "to\u00a0us", href: "mailto:a@example.com" },
      ": ",
      { strong: "now" },
    ]),
  ).toBe("Write to us: now");
});
