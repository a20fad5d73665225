import { expect, test } from "vitest";

import { FATHOMS, marksOf } from "../../format/marks";
import {
  copyContent,
  edit,
  folder,
  load,
  loadWith,
  problems,
  set,
  write,
} from "../content-fixture";
import { requireContent } from "../load";

copyContent();

const switchOff = (file: string) =>
  edit(file, (text) =>
    text.startsWith("---\n")
      ? text.replace("---\n", "---\npublished: no\n")
      : `published: no\n${text}`,
  );

const DESIGNED = ["home", "services", "google-ads", "about", "report"];

function leadElsewhere(path: string) {
  for (const file of DESIGNED)
    edit(`${file}.yaml`, (text) =>
      text.replaceAll(new RegExp(`\\]\\(${path}\\b[^)]*`, "g"), "](/contact"),
    );
}

test("without Microsoft Ads its menu links and its card's link go, and the link in a text is reported", () => {
  leadElsewhere("/microsoft-ads");
  const before = loadWith(
    "google-ads.closing.text",
    "See [the prices](/microsoft-ads#pricing).",
  );
  switchOff("microsoft-ads.yaml");
  expect(problems()).toEqual([
    expect.stringMatching(
      /^content\/google-ads\.yaml, line \d+, closing, text: the link \/microsoft-ads#pricing leads to a page that is switched off/,
    ),
  ]);

  leadElsewhere("/microsoft-ads");
  const { navigation, home } = load().content;
  expect(JSON.stringify(navigation)).not.toContain("/microsoft-ads");
  const cards = before.home.services?.paid;
  expect(home.services?.paid.map(({ link }) => link?.to)).toEqual(
    cards?.map(({ link }) =>
      link?.to === "/microsoft-ads" ? undefined : link?.to,
    ),
  );
  // The card is still there, so the heading counts it.
  expect(home.services?.heading).toBe(before.home.services?.heading);
});

test.each([
  [
    "privacy.md",
    /^content\/cookie-notice\.yaml, line \d+, details: the link \/privacy#cookies leads/,
  ],
  [
    "services.yaml",
    /^content\/home\.yaml, line \d+, closing, actions.*: the link \/services leads/,
  ],
])("without %s a link to it is reported with its place", (file, problem) => {
  set("home.closing.actions", [{ "All services": "/services" }]);
  switchOff(file);
  expect(problems()).toContainEqual(expect.stringMatching(problem));
});

test.each(["home", "contact", "thank-you"])(
  "the page %s cannot be switched off; the problem says why, and links to it are not reported",
  (name) => {
    switchOff(`${name}.yaml`);
    expect(problems()).toEqual([
      expect.stringMatching(
        new RegExp(
          `^content/${name}\\.yaml, line 1, published: this page cannot be switched off: \\w`,
        ),
      ),
    ]);
  },
);

test("the development server shows pages that are not published, but no half-written one", () => {
  switchOff("pages/company-details.md");
  switchOff("about.yaml");
  write("pages/offer.md", "---\npublished: no\ntitle: Offer\n---\n\n***\n");
  const { pages, warnings } = requireContent(folder, true);
  expect(
    pages.flatMap(({ path, isPublished, isDraft }) =>
      isDraft && isPublished ? path : [],
    ),
  ).toEqual(expect.arrayContaining(["/about", "/company-details"]));
  expect(warnings.join("\n")).toMatch(/offer\.md, line \d+: a line across/);
});

const sections = () =>
  Object.entries(load().content.home)
    .filter(([, section]) => typeof section === "object")
    .map(([name]) => name);

const SECTION = /^(?=[a-z][a-z ]*:\n)/m;

test("sections stand in the order of the file; the hero stays first, the closing call last", () => {
  const [hero, ...others] = sections();
  edit("home.yaml", (text) => {
    const [top = "", ...parts] = text.split(SECTION);
    return [top, ...parts.toReversed()].join("");
  });
  const middle = others.filter((name) => name !== "closing");
  expect(sections()).toEqual(
    [hero, ...middle.toReversed(), "closing"].filter((name) =>
      sections().includes(name ?? ""),
    ),
  );
});

test("a page may have its hero alone, and marks count what is left", () => {
  for (const name of ["stats", "clients", "closing"])
    set(`home.${name}`, undefined);
  const marks = marksOf(load().content.home).map(({ fathoms }) => fathoms);
  expect(marks).toEqual(FATHOMS.slice(0, marks.length));
  for (const section of ["hours", "find", "next"])
    set(`contact.${section}`, undefined);
  for (const page of DESIGNED)
    edit(`${page}.yaml`, (text) =>
      text
        .split(SECTION)
        .filter((part, index) => index === 0 || /^(hero|month):/.test(part))
        .join(""),
    );
  // What quotes a section that is left out is told.
  expect(problems().filter((each) => !each.includes("placeholder"))).toEqual(
    [],
  );
});
