import { expect, test } from "vitest";

import { readRichText } from "./markdown";

test.each([
  [
    "See [our prices] (/services).",
    '"[our prices] (/services)" is not a link yet',
  ],
  ["See [our prices](/our services).", '"[our prices](/our services)" is not'],
  [
    "Since {company.founded, in London.",
    'a single brace at "{company.founded,"',
  ],
])("%s is refused", (written, reason) => {
  expect(() => readRichText(written)).toThrow(reason);
});

test("brackets of a sentence are no link", () => {
  expect(readRichText("Two [sic] people (and a dog).")).toBe(
    "Two [sic] people (and a dog).",
  );
});
