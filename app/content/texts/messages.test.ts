import { expect, test } from "vitest";

import { fillPlaceholders } from "./placeholders";
import { validate } from "./messages";
import { entry, unique } from "../schema/entry";
import { drawingKeys } from "../schema/pictures";
import {
  choice,
  count,
  headKeys,
  list,
  money,
  pageLink,
  percent,
  richText,
  text,
  yesNo,
} from "../schema/primitives";
import { packageItem } from "../schema/prices";
import { readSource } from "./source";

const file = entry({
  person: text,
  price: money,
  share: percent,
  founded: count(1800, 2100),
  mostPopular: yesNo,
  prices: choice(["exclude VAT", "include VAT"]),
  title: headKeys.title,
  drawing: drawingKeys.drawing,
  answer: richText,
  button: pageLink,
  names: list(text, 1, 2),
  questions: list(entry({ question: text }), 1, 3)
    .superRefine(
      unique(
        "must not ask the same question twice",
        ({ question }) => question,
        "question",
      ),
    )
    .optional(),
  packages: list(packageItem, 1, 3),
});

const right = `# A comment
person: Ruth
price: £1,500
share: 15%
founded: 2010
most popular: no
prices: exclude VAT
title: A title
drawing: services#google
answer: Yes.
button:
  Get Started: /contact
names:
  - Ruth
packages:
  - name: Growth
    for whom: All.
    from: £800
    share of spend: 12%
    most popular: yes
    contains:
      - Search
`;

function problemsIn(written: string): string[] {
  const source = readSource("content/test.yaml", written);
  if (source.problems.length > 0) return source.problems;
  const company = { founded: "2010", town: "London" };
  const { filled, firstProblems } = fillPlaceholders({
    company,
    test: source.data,
  });
  const { problems } = validate("test", file, filled["test"]);
  return firstProblems(problems).map(source.describe);
}

test("a file without entries is empty", () => {
  expect(problemsIn("# Nothing yet\n")).toEqual([
    "content/test.yaml: is empty, but must be an entry with lines such as name: value",
  ]);
});

test("nothing is wrong with the example", () => {
  expect(toldOf(right)).toEqual([]);
});

/** The messages for a text, without the name of its file. */
const toldOf = (written: string) =>
  problemsIn(written).map((problem) =>
    problem.replace(/^content\/test\.yaml, /, ""),
  );

test("each wrong value is told at its line", () => {
  const wrong = `person: Ruth of [Acme](/about)
price: 1650_00
share: 150%
founded: 20100
most popular: maybe
prices: exclud VAT
title: A title that says all there is to say about everything we do for you
drawing: services#gogle
answer: Yes, *really*.
button:
  Get Started: contact
names: Ruth
packages:
  - name: Growth
    for whom: All.
    form: £800
    share of spent: 12%
    contains:
      - Search
`;
  expect(toldOf(wrong)).toEqual([
    "line 1, person: has [Acme](/about), but links and **bold** words are possible in paragraphs only, not in a title, a label or a short line, and HTML nowhere",
    'line 2, price: is "1650_00", but must be an amount with its sign, such as £1,500 or £2.80',
    'line 3, share: is "150%", but must be a percentage from 0% to 100% with its sign, such as 15%',
    'line 4, founded: is "20100", but must be a whole number alone, from 1800 to 2100',
    'line 5, most popular: is "maybe", but must be yes or no',
    'line 6, prices: is "exclud VAT", but must be one of: exclude VAT, include VAT',
    'line 7, title: has 68 characters, at most 60: search engines cut longer titles. It would end with "about everything we do"',
    'line 8, drawing: "services#gogle" is not a drawing in app/drawings. Did you mean "services#google"?',
    "line 9, answer: has *really* in italics, but only [links](/contact) and **bold** words are possible here",
    'line 11, button, to: "contact" is not an address of this site, such as /contact',
    'line 12, names: is "Ruth", but must be a list: lines that begin with a dash',
    'line 16, packages, Growth, form: "form" is not known here. Did you mean "from"?',
    'line 17, packages, Growth, share of spent: "share of spent" is not known here. Did you mean "share of spend"?',
  ]);
});

test.each([
  ["person: Ruth\n", "", 'line 2, person: "person" is missing'],
  ["person: Ruth", "person:", "line 2, person: must not be empty"],
  [
    "person:",
    "url: a\nperson:",
    'line 2, url: "url" is not known here. Take it out; old addresses stand in redirects.yaml.',
  ],
  [
    "person: Ruth",
    "person:\n  - Ruth",
    "line 2, person: is a list, but must be text",
  ],
  [
    "person: Ruth",
    "person: {company.founded}",
    'line 2, person: is an entry of its own, but must be text. A text that contains a colon and a space, or begins with a brace, stands in "quotation marks"',
  ],
  [
    "  - Ruth",
    "  - A\n  - B\n  - C",
    "line 13, names: has 3 entries, but must have 2 at most",
  ],
  [
    "Yes.",
    "<b>Yes</b>.",
    'line 10, answer: has "<b>" as a tag of HTML, but only [links](/contact) and **bold** words are possible here',
  ],
  [
    "Yes.",
    "See [us](www.example.com).",
    'line 10, answer: the link "www.example.com" must begin with https://: (https://www.example.com)',
  ],
  [
    "Yes.",
    "See [our prices] (/services).",
    'line 10, answer: "[our prices] (/services)" is not a link yet; a link is written [the words](/services), without spaces between the brackets or in the address',
  ],
  [
    "name: Growth",
    "name: Growth in {company.fuonded}",
    "line 16, packages, Growth in {company.fuonded}, name: the placeholder {company.fuonded} names nothing in company. Did you mean {company.founded}?",
  ],
  [
    "Yes.",
    "'Since {founded}'",
    "line 10, answer: {founded} is not known here; a placeholder names a file and an entry, such as {company.name}",
  ],
  [
    "name: Growth",
    "name: >\n      Growth in\n      {here}",
    "line 16, packages, Growth in {here}, name: {here} is not known here; a placeholder names a file and an entry, such as {company.name}",
  ],
  [
    "names:\n",
    "questions:\n  - question: Why?\n  - question: Why?\nnames:\n",
    "line 15, questions, Why?, question: must not ask the same question twice",
  ],
])("%j changed to %j", (before, after, message) => {
  expect(toldOf(right.replace(before, () => after))).toEqual([message]);
});

test.each([
  ["share", "15\u00a0%  "],
  ["most popular", "No\u00a0"],
  ["prices", "Exclude VAT"],
  ["person", "“Ruth: Head of Search”"],
  ["answer", "Two [sic] people (and a dog)."],
  ["answer", "Two\u000bpeople."],
])("%s: %j, pasted from elsewhere, is understood", (key, value) => {
  const pasted = right.replace(
    new RegExp(`^${key}: .*`, "m"),
    () => `${key}: ${value}`,
  );
  expect(toldOf(`\uFEFF${pasted.replaceAll("\n", "\r\n")}`)).toEqual([]);
});

test.each([
  ["£1,650", 1650_00],
  ["£1650", 1650_00],
  ["\u00a0£ 1,650.50\u00a0", 1650_50],
])("the amount %j is read as %i pence", (written, pence) => {
  expect(money.parse(written)).toBe(pence);
});
