import { expect, it } from "vitest";

import { loadContent } from "~/content/load";

import { SUBJECTS } from "../enquiry/enquiry-address";
import { enquirySchema } from "./form-schemas";

const takes = (field: string, length: number) =>
  enquirySchema(SUBJECTS).safeParse({
    name: "Ruth",
    email: "ruth@example.com",
    subject: "seo",
    message: "Hello.",
    [field]: "1".repeat(length),
  }).success;

it.each(["phone", "message"] as const)(
  "takes a %s of the length that its error names, and no longer",
  (field) => {
    const { error } =
      loadContent("content").content.contact.hero.form.fields[field];
    const longest = Number(/\d[\d,]*/.exec(error)?.[0].replace(",", ""));
    expect(
      [longest, longest + 1].map((length) => takes(field, length)),
    ).toEqual([true, false]);
  },
);
