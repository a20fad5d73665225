import { expect, test } from "vitest";

import { whyRefused } from "./refused-entries.ts";

const SAVED = { slug: "Some_Page.2026", newRecord: false };

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
    expect(String(whyRefused({ ...SAVED, data }))).toMatch(problem);
  },
);

test.each(["spring-offer", "2026"])("a new page may be called %s", (slug) => {
  expect(whyRefused({ slug, newRecord: true, data: {} })).toBeUndefined();
});

test.each(["Some_Page.2026", "a--b", "-a", "é", ""])(
  "no new page is called “%s”, which the build would refuse",
  (slug) => {
    expect(whyRefused({ slug, newRecord: true, data: {} })).toMatch(
      "small letters, digits and dashes. Nothing was saved.",
    );
  },
);
