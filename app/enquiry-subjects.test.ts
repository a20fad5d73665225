import { expect, test } from "vitest";

import { contactAddress, subjectOf } from "./enquiry-subjects.ts";

const SUBJECTS = ["general", "google-ads", "seo", "other"];

test.each([
  "",
  "?subject=GOOGLE-ADS",
  "?subject=toString",
  "?subject=%E0%A4%A",
])("%j chooses no subject", (search) => {
  expect(subjectOf(search, SUBJECTS)).toBeUndefined();
});

test("a subject in an address", () => {
  expect(contactAddress("seo")).toBe("/contact?subject=seo");
  expect(subjectOf("?subject=seo&spend=1000", SUBJECTS)).toBe("seo");
});
