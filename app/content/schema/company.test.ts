import { expect, test } from "vitest";

import { copyContent, loadWith, problemsWith, set } from "../content-fixture";

copyContent();

test("opening hours are in hours of the day", () => {
  const { company } = loadWith("company", ["hours"], {
    Mon: "8:30 AM - 12:45 PM",
    "Tuesday to Thursday": "07:00 - 20:00",
    Fri: "6 PM - 12 AM",
    "Sat-Sun": "closed",
  });
  expect(company.openings).toEqual([
    { days: ["Mon"], hours: { opens: 8.5, closes: 12.75 } },
    {
      days: ["Tue", "Wed", "Thu"],
      hours: { opens: 7, closes: 20, is24Hours: true },
    },
    { days: ["Fri"], hours: { opens: 18, closes: 24 } },
    { days: ["Sat", "Sun"] },
  ]);
});

test.each([
  [
    { "Mon-Fri": "9 till late", "Sat-Sun": "closed" },
    'hours, Mon-Fri: is "9 till late", but must be the times of opening and closing, such as 9:00 AM - 6:00 PM, or closed',
  ],
  [
    { "Mon-Fri": "6:00 PM - 9:00 AM", "Sat-Sun": "closed" },
    'hours, Mon-Fri: is "6:00 PM - 9:00 AM", which closes before it opens. Write AM or PM after both times, such as 9:00 AM - 6:00 PM',
  ],
  [
    { "Mon-Fri": "9:00 - 9:00", "Sat-Sun": "closed" },
    'hours, Mon-Fri: is "9:00 - 9:00", which opens and closes at the same time',
  ],
  [
    { "Mon-Fri": "9 AM - 5 PM" },
    "hours: has Mon-Fri, but must name each day of the week once, in order, such as Mon-Fri, Sat, Sun",
  ],
])("the opening hours %j are refused", (hours, reason) => {
  const problems = problemsWith("company", ["hours"], hours);
  expect(problems.join("\n")).toContain(reason);
});

test.each(["(020) 7946-0172", "+44 (0)20 7946 0172"])(
  "%s can be dialled from anywhere, in a text that quotes it too",
  (written) => {
    set("company", ["telephone"], written);
    const { company, contact } = loadWith(
      "contact",
      ["hero", "form", "failed"],
      "Ring [us](tel:{company.telephone}).",
    );
    const { href } = company.telephone;
    expect(href).toBe("tel:+442079460172");
    expect(contact.hero.form.failed).toContainEqual({
      text: "us",
      href,
    });
  },
);

test.each([
  "call us",
  "020 7946",
  "020 7946 0172 or 020 7946 0173",
  "1234 1234 1234 1234",
])("%j is not a telephone number", (written) => {
  const problems = problemsWith("company", ["telephone"], written);
  expect(problems.join("\n").replaceAll("\u00a0", " ")).toContain(
    `telephone: is "${written}", but must be a telephone number of 9 to 15 digits`,
  );
});
