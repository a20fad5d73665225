import { expect, test } from "vitest";

import {
  copyContent,
  edit,
  expectTold,
  load,
  problems,
  problemsWith,
  sectionOf,
  set,
  testRefused,
  write,
} from "./content-fixture";
import { readSite } from "./read-site";

copyContent();

test("the shipped content is valid", () => {
  expect(readSite("content")).not.toHaveProperty("problems");
});

test("a key may be written with capitals, dashes and underscores", () => {
  edit("company.yaml", (text) =>
    text
      .replace(/^smallest budget:/m, "Smallest-Budget:")
      .replace(/^reply hours:/m, "reply_hours:"),
  );
  expect(problems()).toEqual([]);
});

test("a key that is there twice, in two spellings, is told", () => {
  edit("company.yaml", (text) => `${text}\nReply_Hours: 9\n`);
  expectTold(/reply hours: is here twice, also as "Reply_Hours"/);
});

test("an unreadable file is reported once, and not where others quote it", () => {
  write("company.yaml", "street: 8: Lane\n[: x\n");
  expectTold('line 1, "street: 8: Lane": cannot be');
});

test("what is read again is the same but for the change, and so are its problems", () => {
  set("home.hero.kicker", "Since {company.founded}.");
  const { content } = load();
  expect(load().content).toEqual(content);
  const wrong = [expect.stringContaining("founded")];
  expect(problemsWith("company.founded", "long ago")).toEqual(wrong);
  const title = "Another title of the page about us";
  expect(problemsWith("about.title", title)).toEqual(wrong);
  set("company.founded", "2016");
  // Which texts of the home page quote.
  const { content: now, pages } = load();
  const about = pages.find(({ path }) => path === "/about");
  expect([now.company.founded, about?.head.title]).toEqual([2016, title]);
  expect(sectionOf("/", "hero").kicker).toBe("Since 2016.");
});

test("a mistake in a long text is reported with its line", () => {
  let last = 0;
  edit("pages/privacy.md", (text) => {
    last = text.split("\n").length + 1;
    return `${text}\nThis is <b>new</b>.\n`;
  });
  expectTold(`content/pages/privacy.md, line ${last}: "<b>" is HTML`);
});

test("a paragraph takes links and bold words, and an answer paragraphs and lists", () => {
  set("about.people.people.0.bio", "**Head** of [ads](/google-ads).");
  set(
    "about.questions.questions.0.answer",
    `It's "one".\n\n- A\n- [B](/contact)\n\nThree.`,
  );
  const [group] = sectionOf("/about", "questions").groups;
  expect(sectionOf("/about", "people").people[0]?.bio).toEqual([
    { strong: "Head" },
    " of ",
    { text: "ads", to: "/google-ads" },
    ".",
  ]);
  expect(group?.questions[0]?.answer).toEqual([
    "It’s “one”.",
    { list: ["A", [{ text: "B", to: "/contact" }]] },
    "Three.",
  ]);
});

const LONG = "and so on ".repeat(6);
const FIRST = "google-ads.prices.packages.0";
const FROM = `${FIRST}.from`;
const QUOTE = "{google-ads.prices.packages.1.from}";

test.each([
  [{ "company.founded": undefined }, '"founded" is missing'],
  [
    { [FROM]: undefined, [FROM.replace("from", "form")]: "£800" },
    '"form" is not known here. Did you mean "from"?',
  ],
  [{ [FROM]: "cheap" }, 'from: is "cheap"'],
  [{ "company.reply hours": "soon" }, 'reply hours: is "soon", but must be a'],
  [{ "company.reply": "In {company.twon}." }, "Did you mean {company.town}?"],
  [{ "company.reply": "In {comany.town}." }, "Did you mean {company.town}?"],
  [
    { "company.reply": "By {gone.return}." },
    "no content file. Write its words in its place, or put the file back.",
  ],
  [
    { "about.title": `{company.twon}, ${LONG}` },
    "Did you mean {company.town}?",
  ],
  [{ "about.title": `{home.title}, ${LONG}` }, "at most 60"],
])("%j is reported once, and not where texts quote it", (entries, reason) => {
  set("google-ads.title", `From ${QUOTE}, ${"and so on ".repeat(4)}`);
  set("home.closing.text", `${QUOTE} {company.reply} {company.reply hours}`);
  for (const [place, value] of Object.entries(entries)) set(place, value);
  expectTold(reason);
});

test("texts that quote each other are reported", () => {
  set("company.promise", "{company.reply}");
  expect(problemsWith("company.reply", "{company.promise}").join()).toContain(
    "company.promise} is not known here",
  );
});

test("prices are in pence and shares in per cent; links have their text and address", () => {
  set("google-ads.prices.packages.0.from", "£1,234.50");
  set("google-ads.prices.packages.0.share of spend", "12.5%");
  const links = [{ "Ask us": "/contact" }, { Prices: "/google-ads#prices" }];
  set("home.closing.actions", links);
  expect(sectionOf("/google-ads", "prices").packages[0]).toMatchObject({
    basePence: 123_450,
    percentOfSpend: 12.5,
  });
  expect(sectionOf("/", "closing").actions).toMatchObject([
    { text: "Ask us", to: "/contact" },
    { text: "Prices", to: "/google-ads#prices" },
  ]);
});

const said = "{month}: {reading}";
const more = `${said} {change}`;

const charted = (readings: string) => ({
  section: "hero",
  title: ["Ask."],
  readings: {
    label: "Cost of an enquiry",
    axis: ["cheaper", "dearer"],
    readings,
    sentences: { first: said, below: more, above: more, same: said },
  },
});

test("a chart says how much its readings changed", () => {
  set("home.sections.0", charted("£80, 84, 97, 90, 110, £100"));
  const { readings } = sectionOf("/", "hero");
  expect(readings?.change).toBe("+25%");
  expect(readings?.readings.at(-1)?.sentence).toContain("£100");
});

testRefused([
  ["home.sections.0", charted("100, 104, 97"), "has 3 readings, but must"],
  ["google-ads.prices.section", "pricing", '"pricing" is no kind of section'],
  ["google-ads.prices.section", undefined, '"section" is missing'],
  [
    "contact.sections",
    [
      {
        section: "closing",
        heading: "Ask us.",
        actions: [{ Services: "/services" }],
      },
      { section: "hero", title: ["Ask us."] },
    ],
    "sections: may have one hero",
  ],
  [
    "home.sections.0",
    {
      section: "hero",
      title: ["Ask."],
      report: "yes",
      picture: { drawing: "coil" },
    },
    "a hero shows one",
  ],
  ["google-ads.hero.report", [], "report: is a list"],
  ["case-studies.columns", {}, '"columns" is gone: lists show case studies'],
  ["about.title", "Tips &#8211; and tricks", "title: has &#8211;, but links"],
  [
    "clients.logos",
    Array.from({ length: 17 }, () => ({ name: "Acme" })),
    "logos: has 17 entries, but must have 16 at most",
  ],
]);

test("a newsletter form needs its words on the thank-you page", () => {
  set("footer.newsletter", { heading: "Stay", text: "One email a month." });
  set("thank-you.thanks.newsletter", undefined);
  expect(problems().join("\n")).toMatch(
    /newsletter: is missing: it is read after the newsletter form/,
  );
});

test("what is only the design's luxury may be missing", () => {
  set("clients.logos", []);
  for (const place of [
    "hero.report",
    "hero.kicker",
    "figures.mark",
    "figures.figures.0.drawing",
    "figures.figures.0.note",
    "list.mark",
    "steps.mark",
    "steps.steps.0.receive",
    "cases.caption",
    "prices.conditions",
  ])
    set(`google-ads.${place}`, undefined);
  for (const place of [
    "footer.colophon",
    "footer.newsletter",
    "home.hero.readings.aside",
    "navigation.promise",
    "navigation.call",
    "navigation.quick links",
    "navigation.our services",
    "thank-you.thanks.stamp",
  ])
    set(place, undefined);
  const page = load().pages.find(({ path }) => path === "/google-ads");
  const services = page?.sections.find(
    ({ section, frame }) => section === "list" && frame.id === "services",
  );
  expect(services?.frame.mark?.fathoms).toBe(2);
});
