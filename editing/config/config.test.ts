import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { ZodType } from "zod";

import * as fixture from "../../app/content/content-fixture";
import { editorSchema } from "../../app/content/editor-schema";
import { partOf } from "../../app/content/schema/entry";
import { sectionPage } from "../../app/content/schema/pages/page";
import { schemas } from "../../app/content/schemas";
import { KIND_KEY } from "../../app/sections/kinds";
import type { Field } from "../format/fields";
import { formatFor } from "../format/format";
import { editorConfig } from "./config";
import { editorHeaders } from "../../server/headers";
import { hostedConfig, ORIGINS } from "../admin-config";
import { text } from "../../app/content/schema/primitives.ts";
import { fieldOf } from "./fields-of.ts";
import { meaningsOf } from "./meanings.ts";

const { collections } = editorConfig();
const files = collections.flatMap((each) =>
  "files" in each ? each.files : { file: "", ...each },
);

/** The keys of a schema, with those that lead to them. */
function keysOf(schema: unknown, above = ""): string[] {
  const { items, additionalProperties, anyOf, oneOf, properties } = {
    items: partOf(schema, "items"),
    additionalProperties: partOf(schema, "additionalProperties"),
    anyOf: partOf(schema, "anyOf"),
    oneOf: partOf(schema, "oneOf"),
    properties: partOf(schema, "properties"),
  };
  const below = [items, additionalProperties, Array.isArray(anyOf) && anyOf[0]];
  return [
    ...below.flatMap((each) => (each ? keysOf(each, above) : [])),
    ...(Array.isArray(oneOf) ? oneOf : []).flatMap((each) =>
      keysOf(each, `${above}/${String(partOf(each, "title"))}`),
    ),
    ...Object.entries(properties ?? {}).flatMap(([key, part]) => {
      const at = `${above}/${key}`;
      return key === "sample" || key === KIND_KEY
        ? []
        : [at, ...keysOf(part, at)];
    }),
  ];
}

/** The keys of fields. Those of a mapping are its owner's own. */
const namesOf = (fields: readonly Field[], above = ""): string[] =>
  fields.flatMap(({ name, fields: own = [], types, typeKey }) => {
    const at = `${above}/${name.replaceAll("_", " ")}`;
    const [first, second] = own;
    if (name === "key" || name === "sample") return [];
    if (typeKey !== undefined)
      return [
        at,
        ...(types ?? []).flatMap((type) =>
          namesOf(type.fields ?? [], `${at}/${type.name}`),
        ),
      ];
    const parts =
      first?.name === "key" && second?.name === "text"
        ? []
        : (types?.[0]?.fields ?? own);
    return [at, ...namesOf(parts, at)];
  });

test.each<[string, ZodType]>([
  ...Object.entries(schemas),
  ["sections", sectionPage],
])("%s has a field for each key", (name, schema) => {
  const file = files.find((each) =>
    name === "sections"
      ? each.name === name
      : each.file === `content/${name}.yaml`,
  );
  const keys = keysOf(editorSchema(schema));
  const named = namesOf(file?.fields ?? []);
  expect(
    named.map((key) => key.replace(/^\/body$/, "/text")).toSorted(),
  ).toEqual(keys.length > 0 ? keys.toSorted() : [`/${name}`]);
});

type Edit = (value: Record<string, unknown>) => void;

/** The part of a value to which dotted keys lead. */
const at = (value: unknown, path: string): object => {
  const found = path
    .split(".")
    .reduce(
      (part: unknown, key) =>
        Array.isArray(part) ? part[Number(key)] : partOf(part, key),
      value,
    );
  return typeof found === "object" && found !== null ? found : {};
};

const listAt = (value: unknown, path: string): unknown[] => {
  const found = at(value, path);
  return Array.isArray(found) ? found : [];
};

/** Pages of sections have one format, any other file its own. */
const formatOf = (name: string) =>
  formatFor(
    files.find(
      ({ format }) => format === name.replace(/^pages\/.*/, "pages.yaml"),
    )?.fields ?? [],
  );

describe("the loader accepts", () => {
  fixture.copyContent();

  test.each<[what: string, file: string, edit: Edit]>([
    [
      "a colleague",
      "pages/about.yaml",
      (value) =>
        listAt(value, "sections.4.people").push({
          name: "Ruth: Bell",
          position: "Editor",
          bio: "She reads, and\nshe writes.",
          drawing: "portrait-1",
          focus: "top",
        }),
    ],
    [
      "hours",
      "company.yaml",
      (value) => Object.assign(at(value, "hours.1"), { text: "closed" }),
    ],
    [
      "a subject with a receiver",
      "contact-form.yaml",
      (value) =>
        listAt(value, "usual_fields.subject.options").push({
          key: "events",
          name: "Events",
          receiver: "events@example.com",
        }),
    ],
    [
      "a section less, one in another place, and one of another kind",
      "pages/home.yaml",
      (value) => {
        const sections = listAt(value, "sections");
        const logos = sections.findIndex((each) =>
          JSON.stringify(each).includes('"logos"'),
        );
        sections.splice(logos, 1);
        sections.splice(1, 0, ...sections.splice(2, 1));
        sections.splice(3, 0, {
          section: "form",
          heading: "Write to us",
          form: { fields: ["name", "email", "message"], subject: "general" },
        });
      },
    ],
    [
      "a testimonial of another page, and a picture without anything",
      "pages/services.yaml",
      (value) => {
        const first = "{home.quotes.testimonials.1}";
        const testimonials = [{ type: "named", text: first }];
        const quotes = { section: "quotes", heading: "Words", testimonials };
        listAt(value, "sections").splice(1, 0, quotes);
        Object.assign(at(value, "sections.0"), { picture: { photo: "" } });
      },
    ],
    [
      "a licence",
      "pictures.yaml",
      (value) =>
        Object.assign(value, {
          licences: [{ key: "1522071820081-009f0129c71c", text: "Unsplash" }],
        }),
    ],
    [
      "an announcement",
      "announcement.yaml",
      (value) =>
        Object.assign(value, {
          text: "We are **closed**.",
          link: { text: "Hours", to: "/contact" },
          pages: ["/"],
        }),
    ],
  ])("%s", (_, name, edit) => {
    const { fromFile, toFile } = formatOf(name);
    const path = join(fixture.folder, name);
    const file = existsSync(path) ? readFileSync(path, "utf8") : undefined;
    const value = file === undefined ? {} : fromFile(file);
    edit(value);
    fixture.write(name, toFile(value));
    expect(fixture.problems()).toEqual([]);
  });

  test("an article of a guest, whose topic exists", () => {
    const { topics } = fixture.load().content.articles;
    fixture.write(
      "articles/new.md",
      formatOf("articles.md-frontmatter").toFile({
        title: "Fees: a sum",
        standfirst: "One sum.",
        date: "2 November 2026",
        author: { type: "written", name: "Guest", role: "Editor" },
        topics: [topics[0]?.name],
        answer: { value: "£100", label: "a customer" },
        published: true,
        body: "A first paragraph.\n\n## A heading\n\nMore.",
      }),
    );
    expect(fixture.problems()).toEqual([]);
    expect(fixture.viewAt("/articles/new")).toBeDefined();
  });
});

test("at GitLab it saves to the repository there, and connects to nothing else", () => {
  const repository = { name: "gitlab", repo: "acme/website" } as const;
  const unset = { branch: undefined, signIn: undefined };
  expect(hostedConfig({ ...repository, ...unset }).backend).toMatchObject(
    repository,
  );
  const headers = editorHeaders([ORIGINS.gitlab]);
  expect(headers["content-security-policy"]).toContain(
    "; connect-src 'self' blob: data: https://gitlab.com; ",
  );
});

test("a hint says what the placeholders of its place stand for", () => {
  const story = "Since {company.founded}, {month}.";
  const { hint } = fieldOf(
    "story",
    editorSchema(text.describe("The story.")),
    true,
    {
      values: [story],
      meanings: meaningsOf({ company: { founded: "2010", story } }),
    },
  );
  expect(hint).toBe("The story. {company.founded} is “2010”.");
});

test("fields are called what their schemas say", () => {
  expect(JSON.stringify(collections)).not.toMatch(
    /"label":"(?:undefined|Drawing alt|Google a\w+|Json)"/,
  );
});
