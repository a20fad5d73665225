import { describe, expect, test } from "vitest";

import type { EntryData } from "./fields";
import { formatFor } from "./format";

test("a new key follows the one before it in the schema", () => {
  const text = "name: Ruth\nbio: She reads.\nalt: Ruth\n";
  const { fromFile, toFile } = formatFor([
    { name: "name" },
    { name: "position" },
    { name: "bio" },
    { name: "alt" },
  ]);
  expect(toFile({ ...fromFile(text), position: "Editor" })).toBe(
    "name: Ruth\nposition: Editor\nbio: She reads.\nalt: Ruth\n",
  );
});

test("a picture in the place of an object has the editor's address", () => {
  const { fromFile, toFile } = formatFor([
    {
      name: "logo",
      widget: "object",
      fields: ["light", "dark"].map((name) => ({ name, widget: "image" })),
    },
  ]);
  const value = fromFile("logo: logo.svg\n");
  expect(value.logo).toEqual({ light: "/images/logo.svg" });
  Object.assign(value.logo ?? {}, { dark: "/images/dark.svg" });
  expect(toFile(value)).toBe("logo:\n  light: logo.svg\n  dark: dark.svg\n");
});

test.each([
  ["drawing: { name: a, labels: [a, b] } # c\n", ["a", "one\ntwo"]],
  ["drawing:\n  labels: [a, b] # c\n", ["a", "one\ntwo"]],
  ["drawing:\n  labels: [] # c\n", ["a: b"]],
])("a list in brackets is read back: %j", (text, labels) => {
  const { fromFile, toFile } = formatFor([
    {
      name: "drawing",
      widget: "object",
      fields: [
        { name: "name" },
        { name: "labels", widget: "list", field: { name: "label" } },
      ],
    },
  ]);
  const value = fromFile(text);
  Object.assign(value.drawing ?? {}, { labels });
  const saved = toFile(value);
  expect(fromFile(saved).drawing).toEqual(value.drawing);
  expect(saved).toContain("# c");
});

describe("a file that is only a mapping", () => {
  const { fromFile, toFile } = formatFor([
    {
      name: "redirects",
      widget: "list",
      fields: [{ name: "key" }, { name: "text" }],
    },
  ]);
  const entry = { key: "/old", text: "/new" };
  const full = "# Old addresses\n\n/old: /new\n";

  test("keeps its comments before the first entry", () => {
    const value = fromFile("# Old addresses\n");
    expect(toFile({ ...value, redirects: [entry] })).toBe(full);
  });

  test("keeps its comments without the last entry", () => {
    const saved = toFile({ ...fromFile(full), redirects: [] });
    expect(saved).toBe("# Old addresses\n");
  });
});

const HERO = `  - section: hero
    title: Measure first # in two lines
    text: |
      What was measured,
      and how.
`;

const CLIENTS = `  - section: logos
    heading: Clients
    names: [ Orrin, Vane ] # in this order
`;

const NETWORKS = `  - section: logos
    heading: Networks
    names:
      - Google
`;

const FREE = "  # What follows is seen second.\n";
const OWN = "  # Only who has agreed.\n";
const START = `# yaml-language-server: $schema=../.schema/page.json
title: A page
sections:
  # From top to bottom.
`;

describe("a list of entries of several types", () => {
  const text = `${START}${HERO}\n${FREE}\n${OWN}${CLIENTS}\n${NETWORKS}`;
  const [title, name] = [{ name: "title" }, { name: "name" }];
  const logos = [
    { name: "heading" },
    { name: "names", widget: "list", field: name },
  ];
  const { fromFile, toFile } = formatFor([
    title,
    {
      name: "sections",
      widget: "list",
      typeKey: "section",
      types: [
        { name: "hero", fields: [title, { name: "text" }] },
        { name: "logos", fields: logos },
      ],
    },
  ]);

  /** The text after an edit, without what is above the first section. */
  function save(edit: (sections: unknown[]) => void, value = fromFile(text)) {
    const sections = Array.isArray(value.sections) ? value.sections : [];
    edit(sections);
    const saved = toFile({ ...value, sections });
    expect(fromFile(saved)).toEqual({ ...value, sections, _original: saved });
    expect(saved.slice(0, START.length)).toBe(START);
    return saved.slice(START.length);
  }

  test("the first leaves what stands above the list", () => {
    const saved = save((sections) => sections.push(sections.shift()));
    expect(saved).toBe(`${FREE}\n${OWN}${CLIENTS}\n${NETWORKS}\n${HERO}`);
  });

  test("another takes its comments along", () => {
    const saved = save((sections) => sections.push(...sections.splice(1, 1)));
    expect(saved).toBe(`${HERO}\n${NETWORKS}\n${FREE}\n${OWN}${CLIENTS}`);
  });

  test("one that is taken out leaves what stands free", () => {
    const saved = save((sections) => sections.splice(1, 1));
    expect(saved).toBe(`${HERO}\n${FREE}\n${NETWORKS}`);
  });

  test("a new one is written as those beside it", () => {
    const long = "long ".repeat(20).trim();
    const saved = save((sections) =>
      sections.splice(1, 0, {
        section: "hero",
        title: "Spend: #2",
        text: long,
      }),
    );
    const added = `  - section: hero\n    title: "Spend: #2"\n    text: |\n      ${long}\n`;
    expect(saved).toBe(
      `${HERO}\n${added}\n${FREE}\n${OWN}${CLIENTS}\n${NETWORKS}`,
    );
  });

  test("one of another type is a new one", () => {
    const saved = save((sections) => {
      sections[0] = { section: "logos", heading: "Measure first" };
    });
    const added = "  - section: logos\n    heading: Measure first\n";
    expect(saved).toBe(`${added}\n${FREE}\n${OWN}${CLIENTS}\n${NETWORKS}`);
  });

  test("an edited text keeps its form", () => {
    const saved = save((sections) => {
      Object.assign(sections[0] ?? {}, { title: "Measure", text: "What." });
    });
    const edited = HERO.replace(" first", "").replace(/What[^]*/, "What.\n");
    expect(saved).toBe(`${edited}\n${FREE}\n${OWN}${CLIENTS}\n${NETWORKS}`);
  });

  test("what stands above the first key stays there", () => {
    const value: EntryData = { ...fromFile(text), title: "" };
    expect(toFile(value)).toBe(text.replace("title: A page\n", ""));
  });
});
