import { expect, test } from "vitest";

import { copyContent, load, problemsWith, set } from "../../content-fixture";

copyContent();

const FORM = ["hero", "form"];
const OPTIONS = [...FORM, "fields", "subject", "options"];

test("subjects are free, and may have a receiver, which pages do not read", () => {
  set("contact", [...OPTIONS, "events"], {
    name: "Events & Talks",
    receiver: "talks@example.com",
  });
  const { form } = load().content.contact.hero;
  expect(form.fields.subject.options["events"]).toBe("Events & Talks");
  expect(form.buildOnly.receivers).toEqual({ events: "talks@example.com" });
});

test("a package leads to a subject that the form has", () => {
  const path = ["packages", "packages", 0, "subject"];
  expect(problemsWith("services", path, "googel-ads")).toEqual([
    expect.stringContaining(
      'subject: is "googel-ads", which is no subject of the contact form. Did you mean google-ads?',
    ),
  ]);
});

const asked = { label: "Your website", kind: "short text" };

test("a form has fields of the agency's own", () => {
  set("contact", [...FORM, "more fields"], [{ ...asked, hint: "If any." }]);
  expect(load().content.contact.hero.form.moreFields).toEqual([
    {
      key: "your-website",
      label: "Your website",
      kind: "short text",
      hint: "If any.",
      isRequired: false,
      choices: [],
    },
  ]);
});

test.each([
  [[{ ...asked, kind: "date" }], 'kind: is "date", but must be one of: short'],
  [[{ ...asked, kind: "choice" }], 'choices: belongs to a field with "kind: c'],
  [[{ ...asked, choices: ["a", "b"] }], "choices: belongs to a field"],
  [[{ ...asked, required: "yes" }], "error: is missing: what to tell"],
  [[asked, { ...asked }], "label: must not ask the same twice"],
  [[{ ...asked, label: "???" }], "label: must have letters or digits"],
])("the fields %j are refused", (fields, reason) => {
  expect(problemsWith("contact", [...FORM, "more fields"], fields)).toEqual([
    expect.stringContaining(reason),
  ]);
});

test("a subject's key is a part of an address", () => {
  expect(problemsWith("contact", [...OPTIONS, "Our events"], "Events")).toEqual(
    [expect.stringContaining('"Our events" becomes a part of an address')],
  );
});
