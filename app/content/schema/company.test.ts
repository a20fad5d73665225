import { globSync } from "node:fs";
import { expect, test } from "vitest";

import {
  copyContent,
  edit,
  folder,
  load,
  loadWith,
  problems,
  sectionOf,
  set,
  testRefused,
} from "../content-fixture";
import { telephoneLink } from "../address";
import { company as facts } from "./company";

copyContent();

test("days may be by appointment, and others are closed for a reason", () => {
  set("company.closed days", {
    "25 December 2036 - 1 January 2037": "Christmas",
    "2037-04-06": "Easter Monday",
    "1 May 2020": "It is over.",
  });
  const { company } = loadWith("company.hours", {
    "Mon-Fri": "9 AM - 5 PM",
    "Sat-Sun": "By appointment",
  }).content;
  expect(company.openings[1]).toEqual({
    days: ["Sat", "Sun"],
    words: "By appointment",
  });
  expect(company.closedDays).toEqual([
    {
      from: "2036-12-25",
      until: "2037-01-01",
      shown: "25 December 2036 – 1 January 2037",
      reason: "Christmas",
    },
    {
      from: "2037-04-06",
      until: "2037-04-06",
      shown: "6 April 2037",
      reason: "Easter Monday",
    },
  ]);
});

test("a company has further offices, contacts, profiles and badges", () => {
  set("company.offices", [
    {
      name: "Leeds",
      street: "4 Wharf Street",
      town: "Leeds",
      postcode: "LS1 1AA",
      telephone: "0113 496 0000",
    },
  ]);
  set("company.profiles", { LinkedIn: "https://www.linkedin.com/company/a" });
  const { company } = loadWith("company.more contacts", {
    Mobile: "07700 900123",
    WhatsApp: "https://wa.me/447700900123",
  }).content;
  expect(company.offices).toMatchObject([
    { name: "Leeds", telephone: { href: "tel:+441134960000" } },
  ]);
  expect(company.contacts).toEqual([
    { name: "Mobile", shown: "07700\u00a0900123", href: "tel:+447700900123" },
    { name: "WhatsApp", href: "https://wa.me/447700900123" },
  ]);
  expect(company.profiles).toEqual([
    { name: "LinkedIn", href: "https://www.linkedin.com/company/a" },
  ]);
});

const COMPANY = ["registered in", "company number", "registered office"];

test("whoever is no company and pays no VAT says nothing of either", () => {
  const found = facts.parse({
    description: "One person.",
    founded: "2019",
    email: "nia@example.com",
    telephone: "01970 496 0123",
    street: "2 Heol y Bont",
    town: "Aberystwyth",
    postcode: "SY23 1AB",
    hours: { "Mon-Sun": "By appointment" },
    "reply hours": "48",
    reply: "Within two days.",
  });
  expect(found).toMatchObject({ registration: undefined, vat: undefined });
  expect(found.VATNote).toBeUndefined();
});

test("a company that does not say its number is told", () => {
  for (const key of COMPANY) set(`company.${key}`, undefined);
  set("brand.legal name", "Acme Limited");
  const asked = "company number: is missing, with";
  expect(problems().join()).toContain(asked);
  set("brand.legal name", "Nia Prosser, trading as Limited Time");
  expect(problems().join()).not.toContain(asked);
});

test.each([
  ["company number", "registered in"],
  ["registered office", "registered in"],
  ["registered in", "company number"],
  ["prices", "VAT rate"],
])("%s is not alone in being away", (key, beside) => {
  set(`company.${key}`, undefined);
  expect(problems().join()).toContain(
    `${key}: is missing beside "${beside}"; all of `,
  );
});

test("the hero with a weight for each needs their number", () => {
  set("about.hero", {
    section: "hero",
    title: ["How many", "we are."],
    weights: { "drawing alt": "A weight for each of us" },
  });
  for (const file of globSync("**/*.{yaml,md}", { cwd: folder }))
    edit(file, (text) => text.replaceAll("{company.specialists}", "nine"));
  set("company.specialists", undefined);
  expect(problems().join("\n")).toMatch(
    /company\.yaml, .*specialists: is missing: the hero with "weights"/,
  );
});

test("a form names somebody of a page, with a portrait", () => {
  const [member] = sectionOf("/about", "people").people;
  const name = member?.name ?? "";
  set("contact.hero.form.person", name);
  expect(load().persons.get(name)).toMatchObject({ role: member?.position });
  set("contact.hero.form.person", "Nobody");
  expect(problems().join()).toContain(
    'form, person: is "Nobody", who is in no section people',
  );
});

test.each(["0044 20 7946 0172", "0044 (0)20 7946 0172", "+44 020 7946 0172"])(
  "%s is dialled as it is meant",
  (number) => {
    expect(telephoneLink(number)).toBe("tel:+442079460172");
  },
);

testRefused([
  ...["2010.0", "2e3", "0x7da", "20,10"].map(
    (year) =>
      [
        "company.founded",
        year,
        `founded: is "${year}", but must be a whole number alone`,
      ] as const,
  ),
  ["company.VAT rate", "1,5%", 'is "1,5%", but must be a percentage'],
  ...["Christmas", "6 April 2037 - 1 April 2037"].map(
    (written) =>
      [
        "company.closed days",
        { [written]: "Holiday" },
        `"${written}" is no day and no range of days`,
      ] as const,
  ),
  [
    "company.more contacts",
    { WhatsApp: "ask us" },
    'WhatsApp: is "ask us", but must be a telephone number of 9 to 15 digits, or an address such as https://wa.me/447700900123',
  ],
  [
    "company.badges",
    [{ name: "Partner", file: "missing.svg" }],
    "there is no missing.svg in content/images",
  ],
]);
