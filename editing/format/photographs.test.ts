import { expect, test } from "vitest";

import { photoWithoutWords } from "./photographs.ts";

const PHOTO = { photo: "blob:http://localhost/1" };

test.each([
  [{ picture: PHOTO }, /^The photograph needs its alternative text/],
  [
    { sections: [{ people: [{ name: "Ruth", ...PHOTO, alt: " " }] }] },
    /^The photograph of “Ruth” needs/,
  ],
  [{ picture: { ...PHOTO, alt: "A desk" } }, /^undefined$/],
  [{ picture: { photo: "", alt: "" } }, /^undefined$/],
  [{ picture: { drawing: "coil" } }, /^undefined$/],
])(
  "a photograph says what it shows before it is saved: %j",
  (data, problem) => {
    expect(String(photoWithoutWords({ data }))).toMatch(problem);
  },
);
