import { expect, test } from "vitest";

import { oddDate, oddHead, oddPolicy, oddPrices, oddYear } from "./warnings";

const usual = { title: "t".repeat(45), description: "d".repeat(110) };

test.each([
  [usual, []],
  [
    { ...usual, title: "t".repeat(44) },
    [
      "has 44 characters, usually 45 to 60: search engines have room to say what is on the page",
    ],
  ],
  [
    { ...usual, description: "d".repeat(109) },
    [
      "has 109 characters, usually 110 to 155: search engines put words of their own in place of shorter ones",
    ],
  ],
  [{ title: "t", description: "d", searchEngines: false }, []],
])("the head %j", (head, messages) => {
  expect(oddHead(head).map(({ message }) => message)).toEqual(messages);
});

/** Three packages with these prices in pounds; each has all of the one before. */
const packagesAt = (...prices: readonly number[]) =>
  ["Starter", "Growth", "Enterprise"].map((name, index, names) => ({
    name,
    basePence: (prices[index] ?? 0) * 100,
    contains: [
      ...(index > 0 ? [`Everything in ${names[index - 1]}`] : ["A", "B", "C"]),
      "D",
    ],
  }));

test.each([
  [[800, 1500, 3000], []],
  [
    [800, 1500, 300],
    [[1, "is £1,500, more than Enterprise at £300, which has more in it"]],
  ],
  [
    [80, 1500, 3000],
    [
      [
        1,
        "is £1,500, and Starter beside it £80: is there a digit too few or too many?",
      ],
    ],
  ],
  [
    [800, 1500, 30_000],
    [
      [
        2,
        "is £30,000, and Growth beside it £1,500: is there a digit too few or too many?",
      ],
    ],
  ],
])("packages at £%j", (prices, expected) => {
  const warnings = oddPrices(packagesAt(...prices));
  expect(warnings).toEqual(
    expected.map(([index, message]) => ({
      path: ["packages", index, "from"],
      message,
    })),
  );
});

test("a dearer package with fewer entries is odd", () => {
  const warnings = oddPrices([
    { name: "Search", basePence: 1200_00, contains: ["A", "B", "C"] },
    { name: "All", basePence: 2500_00, contains: ["A", "B"] },
  ]);
  expect(warnings.map(({ message }) => message)).toEqual([
    "is £2,500, more than Search at £1,200, which has more in it",
  ]);
});

test("dates in the future are odd", () => {
  const today = new Date("2026-11-22T12:00:00Z");
  expect(oddDate("2026-11-22", today)).toEqual([]);
  expect(oddDate("2026-11-23", today)).toHaveLength(1);
  expect(oddYear(2026, today)).toEqual([]);
  expect(oddYear(2027, today)).toHaveLength(1);
});

test.each([
  ["names it", true, undefined],
  [
    "is silent",
    true,
    "does not name img.example, which visitors' browsers ask for photographs",
  ],
  ["is silent", false, undefined],
  ["names it", false, "names img.example, but no photograph comes from there"],
])(
  "a policy that %s, while browsers ask the host: %s",
  (says, asked, expected) => {
    const policy = { text: says === "names it" ? "See img.example." : "None." };
    const [warning] = oddPolicy(policy, "img.example", asked);
    expect(warning?.message).toBe(expected);
  },
);
