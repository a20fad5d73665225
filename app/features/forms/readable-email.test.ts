import { expect, it } from "vitest";

import { readableEmail } from "./readable-email";

it.each([
  " ruth@example.com\n",
  "\u00a0ruth@example.com\u2003",
  "\u200bruth@example.com \u200b",
  "\u202aruth@exam\u00adple.com\u202c\ufeff",
  "ruth＠example.com",
  "ｒｕｔｈ＠ｅｘａｍｐｌｅ．ｃｏｍ\u3000",
])("understands %j", (typed) => {
  expect(readableEmail(typed)).toBe("ruth@example.com");
});

it.each(["", "Ruth+ads@Example.com", "ruth @example.com", "josé@example.com"])(
  "leaves %j as it is",
  (typed) => {
    expect(readableEmail(typed)).toBe(typed);
  },
);
