import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";

import { editorSchema } from "../content/editor-schema";
import { sectionPage } from "../content/schema/pages/page";
import { validate } from "../content/texts/messages";
import { framesOf } from "./keys";
import { kinds, MOST } from "./kinds";

const HERO = { section: "hero", title: ["Hi."] };
const CLOSING = {
  section: "closing",
  heading: "Bye.",
  actions: [{ Go: "/contact" }],
};
const LIST = { section: "list", heading: "Why", entries: [{ title: "So" }] };

/** What is wrong with a page of these sections. */
const told = (...sections: object[]) =>
  validate("pages/offer", sectionPage, {
    title: "An offer",
    description: "What it is.",
    sections,
  }).problems.map(({ path, message }) => `${path.join(".")}: ${message}`);

const form = (...fields: string[]) => ({
  section: "form",
  heading: "Ask us",
  form: { fields, subject: "general" },
});

test("a short form asks whatever an enquiry needs", () => {
  expect(told(form("name", "email", "message"))).toEqual([]);
  expect(told(form("email", "phone"))).toEqual([
    "sections.0.form.fields: lacks name and message: an enquiry is not accepted without name, email and message; only phone may be left out",
  ]);
});

test.each([
  ...["mark", "strip"].map((key) => ["hero", key] as const),
  ...["mark", "strip", "place", "background"].map(
    (key) => ["thanks", key] as const,
  ),
])("a section %s has no %s, of which nothing would come", (section, key) => {
  expect(told({ section, [key]: "deep" }).join("\n")).toContain(
    `"${key}" is not known here`,
  );
});

test.each(["logos", "prices", "report", "sheet"])(
  "%s does not stand on deep",
  (section) => {
    expect(told({ section, background: "deep" }).join("\n")).toContain(
      'sections.0.background: is "deep", but must be one of: shoal, buff',
    );
  },
);

test("prices hang only on a page with a section of prices", () => {
  const hanging = { ...HERO, "hanging prices": "Our prices" };
  expect(told(hanging, LIST)).toEqual([
    'sections.0.hangingPrices: needs a section "prices" on this page, whose monthly prices hang',
  ]);
});

test("words of an error stand below the question of a short form", () => {
  const short = { fields: ["name", "email", "message"], subject: "general" };
  const hero = (own: object) => ({ ...HERO, form: { ...short, ...own } });
  const error = { "message error": "Enter one." };
  expect(told(hero({ ...error, message: "Your website" }))).toEqual([]);
  expect(told(hero(error)).join()).toContain('stands below "message"');
});

test("a hero is first, a closing last", () => {
  expect(told(HERO, LIST, CLOSING)).toEqual([]);
  for (const wrong of [
    [LIST, HERO],
    [CLOSING, LIST],
  ])
    expect(told(...wrong).join()).toContain("sections: may have one");
  expect(told(...Array.from({ length: MOST + 1 }, () => LIST))).toHaveLength(1);
});

test("a page has one form with all fields, one estimator and one sheet", () => {
  const short = form("name", "email", "message");
  const full = { ...short, form: {} };
  expect(told(full, short, short)).toEqual([]);
  expect(told(full, short, full)).toEqual([
    "sections.2: is the second form with all fields of this page, which may have one",
  ]);
});

const idsAt = (...places: (string | undefined)[]) =>
  framesOf(places.map((place) => ({ section: "list", place }))).map(
    ({ id }) => id,
  );

test("whatever the places, no two sections have one id", () => {
  expect(idsAt(undefined, undefined)).toEqual(["list", "list-2"]);
  const all = idsAt("list-2", undefined, undefined, "list-2", "reasons");
  expect(new Set(all).size).toBe(5);
  expect(all).toEqual(expect.arrayContaining(["list", "list-2", "reasons"]));
});

const marked = (section: string) => ({ section, mark: section });

test("the bed is the mark of the closing section alone", () => {
  const nine = Array.from({ length: 9 }, () => marked("list"));
  const fathomsOf = (last: { section: string; mark?: string }) =>
    framesOf([...nine, last]).map(({ mark }) => mark?.fathoms);
  expect(fathomsOf(marked("closing")).slice(7)).toEqual([17, undefined, 20]);
  expect(fathomsOf(CLOSING).slice(7)).toEqual([17, 20, undefined]);
});

const ENTRY = z.object({ properties: z.looseObject({}) });

describe("docs/content.md", () => {
  const guide = readFileSync("docs/content.md", "utf8");
  const [, ofAll = ""] = guide.split("### What every section may have\n");
  const [shared = "", ofKinds = ""] = ofAll.split("\n## The kinds of sections");
  const [listed = ""] = ofKinds.split("\n## ");
  const parts = listed
    .split("\n### ")
    .slice(1)
    .map((part) => {
      const [title = "", ...lines] = part.split("\n");
      const named = [...title.matchAll(/`(.+?)`/g)].map(([, name]) => name);
      return { named, text: lines.join("\n") };
    });

  test("lists every kind of section, in the order of the list", () => {
    expect(parts.flatMap(({ named }) => named)).toEqual(Object.keys(kinds));
  });

  test.each(Object.entries(kinds))(
    "shows %s and names its keys",
    (kind, schema) => {
      const part = parts.find(({ named }) => named.includes(kind));
      const picture = `images/sections/${kind}.png`;
      expect(part?.text ?? "").toContain(picture);
      expect(existsSync(`docs/${picture}`)).toBe(true);
      const known = `${shared}${part?.text}`;
      const [whole] = editorSchema(schema).anyOf ?? [];
      const keys = Object.keys(ENTRY.parse(whole).properties);
      expect(keys.filter((key) => !known.includes(`\`${key}`))).toEqual([]);
    },
  );
});
