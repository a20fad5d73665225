import { expect, it } from "vitest";

import { requireSite } from "~/content/read-site";

import { enquirySchema } from "./form-schemas";

const parsed = (part: object) =>
  enquirySchema(["general", "seo", "other"], []).safeParse({
    name: "Ruth",
    email: "ruth@example.com",
    subject: "seo",
    message: "Hello.",
    ...part,
  });

const wrongIn = (part: object) =>
  parsed(part).error?.issues.map(({ path }) => path[0]) ?? [];

it("takes an address with what was copied around it, and in full width", () => {
  const email = `\u00a0${"a".repeat(242)}＠example.com\u200b`;
  expect(parsed({ email }).data?.email).toBe(`${"a".repeat(242)}@example.com`);
});

it.each(["name", "phone", "message"] as const)(
  "takes a %s of the length that its error names, and no longer",
  (field) => {
    const { error } =
      requireSite("content").site.content["contact-form"].fields[field];
    const longest = Number(/\d[\d,]*/.exec(error)?.[0].replace(",", ""));
    expect(
      [longest, longest + 1].map((length) =>
        wrongIn({ [field]: "1".repeat(length) }),
      ),
    ).toEqual([[], [field]]);
  },
);

it("keeps the advertisement of an address as long as a server takes", () => {
  const page = `/contact?gclid=a&long=${"x".repeat(16_000)}`;
  expect(parsed({ page }).data?.page).toBe(page);
});

it.each([
  ["a line break in the name", { name: "Ruth\r\nBcc: all@example.com" }],
  ["a null byte", { message: "a\u0000b" }],
  ["half a character", { message: "a\uD800b" }],
  ["an unknown subject", { subject: "toString" }],
  ["no message", { message: " \n " }],
  ["a long name", { name: "a".repeat(101) }],
  ["a list for a name", { name: ["Ruth"] }],
  ["an address with a line break", { email: "a@example.com\r\nx" }],
])("refuses %s", (_what, part) => {
  expect(wrongIn(part)).toEqual(Object.keys(part));
});
