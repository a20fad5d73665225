import { expect, test, vi } from "vitest";

import {
  copyContent,
  expectTold,
  load,
  nameAuthorAndTopics,
  problems,
  set,
  viewAt,
  write,
} from "../content-fixture";

copyContent();
nameAuthorAndTopics();

const today = "2026-11-20";

function add(slug: string, front = "", text = "Some words.") {
  const keys = new Map(
    `title: About ${slug}\nstandfirst: It says something.\ndate: ${today}\nauthor: Helen Marsh\ntopics: [Fees]\n${front}`
      .split("\n")
      .filter(Boolean)
      .map((line) => [line.split(":")[0], line]),
  );
  write(
    `articles/${slug}.md`,
    `---\n${[...keys.values()].join("\n")}\n---\n\n${text}\n`,
  );
}

const pathsOf = () => load().documents.map(({ path }) => path);

function articlesAt(path: string) {
  const view = viewAt(path);
  if (view?.kind !== "articles") throw new Error(`${path} is no list`);
  return view.list;
}

const quickLinks = () =>
  load().content.navigation.quickLinks.links.map(({ to }) => to);

const shown = () =>
  pathsOf().filter((path) => /^\/articles\/[^/]+$/.test(path));

test("without articles there is no list, no feed, and no link to them", () => {
  expect(pathsOf().filter((path) => path.includes("articles"))).toEqual([]);
  expect(quickLinks()).not.toContain("/articles");
});

test.each([
  ["about.people.heading", undefined, '"heading" is missing'],
  ["about.people.people.0.bio", "", "bio: must not be empty"],
  ["about.people.section", "peolpe", '"peolpe" is no kind of section'],
  ["company.founded", "long ago", "founded: is"],
])(
  "%s that is %j is told alone, not its authors and lists",
  (place, value, reason) => {
    add("one", "", "See [hers](/articles/authors/helen-marsh).");
    set(
      "home.closing.text",
      "Read [on](/articles), [fees](/articles/topics/fees).",
    );
    expect(problems()).toEqual([]);
    set(place, value);
    expectTold(reason);
  },
);

test("an author whom no page names, and a link to a list that is not there, are told", () => {
  add("one", "author: Nobody");
  expectTold('"Nobody" is on no page in a section of people');
  add("one");
  set("home.closing.text", "Read [on](/articles/topics/fee).");
  expectTold("/articles/topics/fee is not a page of this site");
});

test.each([
  ["categories", "topics"],
  ["draft", "published"],
  ["featured_image", "picture"],
  ["lastmod", "updated"],
  ["summary", "standfirst"],
])("of the key %s of other programs its name here is told", (key, name) => {
  add("one", `${key}: yes`);
  expect(problems().join()).toContain(`Did you mean "${name}"?`);
});

test("an article has lists of its topic and its author, which lead there", () => {
  add("one");
  // She is shown twice, as on another page too.
  const her = { name: "Helen Marsh", position: "Head", bio: "She reads." };
  set("about.people.people.1", her);
  set("navigation.quick links.links.0", { Articles: "/articles" });
  expect(pathsOf().filter((path) => path.startsWith("/articles"))).toEqual([
    "/articles",
    "/articles/topics/fees",
    "/articles/authors/helen-marsh",
    "/articles/one",
  ]);
  expect(quickLinks()).toContain("/articles");
  expect([...load().articlesBy]).toMatchObject([
    ["Helen Marsh", { to: "/articles/authors/helen-marsh" }],
  ]);
});

test("a list has twelve articles a page, the newest first", () => {
  for (let day = 1; day <= 13; day += 1)
    add(`day-${day}`, `date: ${day} July 2026`);
  const first = articlesAt("/articles");
  expect(first.newest?.path).toBe("/articles/day-13");
  expect(first.entries).toHaveLength(11);
  expect(first.pages).toMatchObject({
    first: 1,
    last: 12,
    all: 13,
    older: "/articles/page/2",
  });
  const second = articlesAt("/articles/page/2");
  expect(second.entries.map(({ path }) => path)).toEqual(["/articles/day-1"]);
  expect(second.pages.newer).toBe("/articles");
});

test.each([
  [9, false],
  [10, true],
])("with %i articles the list has a search field: %s", (count, hasSearch) => {
  for (let number = 1; number <= count; number += 1) add(`no-${number}`);
  expect(articlesAt("/articles").hasSearch).toBe(hasSearch);
  expect(articlesAt("/articles/topics/fees").hasSearch).toBe(false);
});

test("the newest articles stand first", () => {
  for (const day of [1, 3, 2])
    add(`day-${day}`, `date: ${day} July 2026\nanswer: { £${day}: a click }`);
  expect(load().articles).toMatchObject([
    { path: "/articles/day-3", answer: { value: "£3" }, minutes: "1 minute" },
    { path: "/articles/day-2" },
    { path: "/articles/day-1" },
  ]);
});

test("of the related articles those with the most topics in common come first", () => {
  add("one", "topics: [Fees, Microsoft Ads]");
  add("two", "date: 2026-07-02");
  add("three", "topics: [Microsoft Ads, Fees]\ndate: 2026-07-01");
  add("four", "topics: [Working it out]");
  const view = viewAt("/articles/one");
  expect(
    view?.kind === "article" && view.related.map(({ path }) => path),
  ).toEqual(["/articles/three", "/articles/two"]);
});

test("an article waits for its day, and a preview shows it and drafts", () => {
  vi.setSystemTime("2026-11-20T12:00:00Z");
  add("tomorrow", "date: 21 November 2026");
  add("today", "date: 20 November 2026");
  add("draft", "published: no\ntopics: [Working it out]");
  add("half", "published: no\nauthor: Nobody", "<b>");
  expect(shown()).toEqual(["/articles/today"]);
  vi.stubEnv("PREVIEW", "yes");
  expect(shown()).toEqual([
    "/articles/tomorrow",
    "/articles/draft",
    "/articles/today",
  ]);
  expect([...load().drafts]).toEqual([
    ["/articles/draft", "draft"],
    ["/articles/tomorrow", "2026-11-21"],
  ]);
  vi.useRealTimers();
});

test.each([
  [
    "author: Hellen Marsh",
    '"Hellen Marsh" is on no page in a section of people. Did you mean Helen Marsh?',
  ],
  [
    "topics: [Fee]",
    '"Fee" is not a topic of articles.yaml. Did you mean Fees?',
  ],
  [
    "date: tomorrow",
    'is "tomorrow", but must be a date, such as 16 November 2026',
  ],
  ["updated: 1 May 2026", "is before the date"],
  ["updated: 1 May 2999", "is in the future"],
  ["topics: [Fees, fees]", "must not name a topic twice"],
  // Nobody may be there to read what is wrong when its day comes.
  ["author: Nobody\ndate: 1 May 2999", '"Nobody" is on no page'],
  ["tags: [Fees]", '"tags" is not known here. Did you mean "topics"?'],
  ["sample: maybe", 'sample: is "maybe", but must be yes or no'],
])("%s is refused", (line, reason) => {
  add("one", line);
  const [problem, ...others] = problems();
  expect(problem).toMatch(/^content\/articles\/one\.md, line \d, /);
  expect(problem).toContain(reason);
  expect(others).toEqual([]);
});

test("a guest may write", () => {
  add("one", "author: { name: J. Bell, role: Bookseller }");
  expect(articlesAt("/articles").newest?.author).toEqual({
    name: "J. Bell",
    role: "Bookseller",
  });
  expect(pathsOf()).not.toContain("/articles/authors/j-bell");
});
