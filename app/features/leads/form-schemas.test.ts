import { expect, it } from "vitest";

import { loadContent } from "~/content/load";

import { SUBJECTS } from "../enquiry/enquiry-address";
import { enquirySchema } from "./form-schemas";

const takes = (length: number) =>
  enquirySchema(SUBJECTS).safeParse({
    name: "Ruth",
    email: "ruth@example.com",
    subject: "seo",
    message: "x".repeat(length),
  }).success;

it("takes a message of the length that its error names, and no longer", () => {
  const { error } =
    loadContent("content").content.contact.hero.form.fields.message;
  const longest = Number(/\d[\d,]*/.exec(error)?.[0].replace(",", ""));
  expect([longest, longest + 1].map(takes)).toEqual([true, false]);
});
