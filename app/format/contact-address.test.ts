import { expect, test } from "vitest";

import { contactAddress, SUBJECTS, subjectOf } from "./contact-address";

test.each(SUBJECTS)(
  "the address of %s says so, and is read again",
  (subject) => {
    const address = contactAddress(subject);
    expect(address).toBe(`/contact?subject=${subject}`);
    expect(subjectOf(new URL(address, "https://leadline.example").search)).toBe(
      subject,
    );
  },
);

test.each([
  "",
  "?",
  "?subject",
  "?subject=",
  "?subject=GOOGLE-ADS",
  "?subject=google-ads%20",
  "?subject=toString",
  "?subject=%E0%A4%A",
  "?topic=google-ads",
])("%j chooses no subject", (search) => {
  expect(subjectOf(search)).toBeUndefined();
});

test("of two subjects the first one counts, among other entries", () => {
  expect(subjectOf("?from=mail&subject=seo&subject=other")).toBe("seo");
});
