import { expect, test } from "vitest";

import { requireContent } from "../load";
import type { Content } from "../schemas";
import { findWarnings, oddPrices } from "./warnings";

const today = new Date("2026-11-22T12:00:00Z");

function warningsOf(file: keyof Content, change: (content: Content) => void) {
  const { content } = requireContent("content");
  change(content);
  return Array.from(findWarnings(content, [], today))
    .filter((warning) => warning.file === file)
    .map(({ path, message }) => `${path.join(" ")}: ${message}`);
}

test.each([
  [45, 110, []],
  [
    44,
    109,
    [
      "title: has 44 characters, usually 45 to 60: search engines have room to say what is on the page",
      "description: has 109 characters, usually 110 to 155: search engines put words of their own in place of shorter ones",
    ],
  ],
])("a title of %i characters, a description of %i", (title, text, expected) => {
  const head = {
    title: "t".repeat(title),
    description: "d".repeat(text),
    searchEngines: true,
  };
  const warningsWith = (searchEngines: boolean) =>
    warningsOf("about", ({ about }) =>
      Object.assign(about, { ...head, searchEngines }),
    );
  expect(warningsWith(true)).toEqual(expected);
  expect(warningsWith(false)).toEqual([]);
});

const dates = (founded: number, iso: string) => (content: Content) => {
  content.company.founded = founded;
  content.privacy.hero.lastUpdated.date.iso = iso;
};

test("dates in the future are odd", () => {
  const date = "hero last updated date: is in the future";
  expect(warningsOf("company", dates(2026, ""))).toEqual([]);
  expect(warningsOf("company", dates(2027, ""))).toEqual([
    "founded: is 2027, which is in the future",
  ]);
  expect(warningsOf("privacy", dates(0, "2026-11-22"))).not.toContain(date);
  expect(warningsOf("privacy", dates(0, "2026-11-23"))).toContain(date);
});

test.each([
  ["names", false, "names img.example, but no photograph comes from there"],
  [
    "does not name",
    true,
    "does not name img.example, which visitors' browsers ask for photographs",
  ],
])("a policy that %s the image host", (_, isAsked, message) => {
  const hosted = { id: "1-a", slot: "portrait", alt: "", host: "img.example" };
  const warnings = warningsOf("privacy", (content) => {
    content.pictures.imageHost = "img.example";
    if (isAsked) Object.assign(content.home, { hosted });
    else content.privacy.contents = "See img.example";
  });
  expect(warnings).toContain(`: ${message}`);
});

const starter = { name: "Starter", contains: ["A", "B", "C"] };
const growth = { name: "Growth", contains: ["Everything in Starter", "D"] };
const other = { name: "All", contains: ["A", "B"] };

test.each([
  [{ ...starter, basePence: 800_00 }, { ...growth, basePence: 1500_00 }, []],
  [
    { ...starter, basePence: 1500_00 },
    { ...growth, basePence: 300_00 },
    [[0, "is £1,500, more than Growth at £300, which has more in it"]],
  ],
  [
    { ...starter, basePence: 1200_00 },
    { ...other, basePence: 2500_00 },
    [[1, "is £2,500, more than Starter at £1,200, which has more in it"]],
  ],
  [
    { ...starter, basePence: 80_00 },
    { ...growth, basePence: 1500_00 },
    [
      [
        1,
        "is £1,500, and Starter beside it £80: is there a digit too few or too many?",
      ],
    ],
  ],
  [
    { ...starter, basePence: 3000_00 },
    { ...growth, basePence: 30_000_00 },
    [
      [
        1,
        "is £30,000, and Starter beside it £3,000: is there a digit too few or too many?",
      ],
    ],
  ],
])("the prices of %j beside %j", (one, two, expected) => {
  expect([...oddPrices("services", "packages", [one, two])]).toEqual(
    expected.map(([index, message]) => ({
      file: "services",
      path: ["packages", "packages", index, "from"],
      message,
    })),
  );
});
