// Makes pages of sections from the content of version 1. It is thrown away once it has run:
// docs/updates.md.
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  Scalar,
  YAMLMap,
  YAMLSeq,
} from "yaml";

import { plainKey } from "../app/content/schema/entry.ts";
import { asYAML } from "../app/content/texts/source.ts";

const CONTENT = process.argv[2] ?? "content";

const pathOf = (name: string) => join(CONTENT, name);

const read = (name: string): Document | undefined =>
  existsSync(pathOf(name))
    ? parseDocument(asYAML(readFileSync(pathOf(name), "utf8")), {
        schema: "failsafe",
      })
    : undefined;

type Node = YAMLMap | YAMLSeq | Scalar;

const isNode = (value: unknown): value is Node =>
  isMap(value) || isSeq(value) || isScalar(value);

const pairOf = (map: unknown, key: string) =>
  isMap(map)
    ? map.items.find((pair) => plainKey(String(pair.key)) === plainKey(key))
    : undefined;

const get = (map: unknown, key: string): Node | undefined => {
  const value = pairOf(map, key)?.value;
  return isNode(value) ? value : undefined;
};

const mapAt = (map: unknown, key: string): YAMLMap | undefined => {
  const value = get(map, key);
  return isMap(value) ? value : undefined;
};

const itemsOf = (list: unknown): Node[] =>
  isSeq(list) ? list.items.filter(isNode) : [];

/** A text; one of several lines is written line for line. */
function scalarOf(text: string): Scalar {
  const scalar = new Scalar(text.includes("\n") ? `${text}\n` : text);
  if (text.includes("\n")) scalar.type = "BLOCK_LITERAL";
  return scalar;
}

/** A mapping of what there is of these. */
function mapOf(entries: Record<string, Node | string | undefined>): YAMLMap {
  const map = new YAMLMap();
  for (const [key, value] of Object.entries(entries))
    if (value !== undefined)
      map.add({
        key: new Scalar(key),
        value: typeof value === "string" ? scalarOf(value) : value,
      } as never);
  return map;
}

function listOf(items: readonly (Node | undefined)[]): YAMLSeq | undefined {
  const list = new YAMLSeq();
  for (const item of items) if (item) list.add(item);
  return list.items.length > 0 ? list : undefined;
}

/** The same entries with other keys. */
const renamed = (
  list: unknown,
  keys: Readonly<Record<string, string | undefined>>,
): YAMLSeq | undefined =>
  listOf(
    itemsOf(list).map((item) => {
      if (!isMap(item)) return item;
      for (const pair of item.items) {
        const now = Object.entries(keys).find(
          ([old]) => plainKey(old) === plainKey(String(pair.key)),
        );
        if (now?.[1] !== undefined) pair.key = new Scalar(now[1]);
      }
      item.items = item.items.filter(
        (pair) =>
          !Object.entries(keys).some(
            ([old, now]) =>
              now === undefined && plainKey(old) === plainKey(String(pair.key)),
          ),
      );
      return item;
    }),
  );

const STEPS = { description: "text", deliverable: "receive" };
const TEXTS = { description: "text" };

type Made = Record<string, Node | string | undefined>;

const section = (kind: string, from: unknown, made: Made) =>
  mapOf({
    section: kind,
    mark: get(from, "mark"),
    ...made,
    sample: get(from, "sample"),
  });

const head = (from: unknown): Made => ({
  heading: get(from, "heading"),
  intro: get(from, "intro"),
});

const heroOf = (hero: unknown, made: Made = {}) =>
  section("hero", hero, {
    kicker: get(hero, "kicker"),
    title: get(hero, "title"),
    text: get(hero, "description"),
    actions: listOf([get(hero, "button"), get(hero, "prices link")]),
    terms: get(hero, "promise"),
    ...made,
  });

const figuresOf = (from: unknown, background?: string) =>
  section("figures", from, {
    background,
    heading: get(from, "heading"),
    figures: listOf(
      itemsOf(get(from, "stats")).map((stat) => {
        const note = get(stat, "note");
        const isQuoted = isScalar(note);
        const parts = ["period", "basis"].map((key) =>
          String(get(note, key) ?? "").trim(),
        );
        return mapOf({
          value: get(stat, "value"),
          label: get(stat, "label"),
          basis: isQuoted
            ? "{figures.average ROI basis}"
            : (get(note, "measure") ?? String(get(stat, "label"))),
          note: isQuoted
            ? "{figures.average ROI note}"
            : parts.filter(Boolean).join(" ") || undefined,
          drawing: get(stat, "drawing"),
          "drawing alt": get(stat, "drawing alt"),
          sample: get(note, "sample") ?? get(stat, "sample"),
        });
      }),
    ),
  });

const questionsOf = (from: unknown) =>
  section("questions", from, {
    background: "buff",
    heading: get(from, "heading"),
    questions: get(from, "items"),
  });

const closingOf = (from: unknown) =>
  section("closing", from, {
    heading: get(from, "heading"),
    text: get(from, "text"),
    actions: get(from, "actions"),
  });

const packagesOf = (from: unknown, conditions?: Node | string) =>
  section("prices", from, {
    heading: get(from, "heading"),
    packages: renamed(get(from, "packages"), { id: "place" }),
    button: isMap(get(from, "button"))
      ? get(from, "button")
      : mapOf({ [String(get(from, "button") ?? "Get Started")]: "/contact" }),
    conditions,
    "custom quote": get(from, "custom quote"),
  });

type Makers = Record<string, (from: YAMLMap) => YAMLMap | YAMLMap[]>;

const adsMakers: Makers = {
  stats: (from) => figuresOf(from),
  auction: (from) =>
    section("table", from, {
      strip: "yes",
      auction: mapOf({
        example: get(from, "example"),
        caption: get(from, "caption"),
      }),
    }),
  benefits: (from) =>
    section("list", from, {
      background: "shoal",
      strip: "yes",
      ...head(from),
      entries: renamed(get(from, "benefits"), TEXTS),
    }),
  approach: (from) =>
    section("steps", from, {
      ...head(from),
      steps: renamed(get(from, "steps"), STEPS),
    }),
  services: (from) =>
    section("list", from, {
      place: "services",
      strip: "yes",
      ...head(from),
      entries: renamed(get(from, "services"), {
        name: "title",
        background: undefined,
        drawing: undefined,
        "drawing alt": undefined,
      }),
    }),
  cases: (from) =>
    section("cases", from, {
      background: "buff",
      heading: get(from, "heading"),
      "case studies": get(from, "case studies"),
      caption: get(from, "caption"),
    }),
  pricing: (from) => packagesOf(from, get(from, "intro")),
  estimate: (from) =>
    section("estimator", from, {
      place: "estimate",
      network: mapOf({
        network: get(from, "network"),
        subject: get(from, "subject"),
        examples: get(from, "examples"),
      }),
    }),
  faq: questionsOf,
  closing: closingOf,
};

const PAGES: Record<
  string,
  { hero: (from: YAMLMap) => YAMLMap } & { parts: Makers }
> = {
  home: {
    hero: (hero) => {
      const chart = mapAt(hero, "chart");
      return heroOf(hero, {
        readings: mapOf({
          label: get(chart, "label"),
          axis: listOf([new Scalar("cheaper"), new Scalar("dearer")]),
          readings: get(chart, "readings"),
          sentences: get(chart, "sentences"),
          caption: get(mapAt(chart, "caption"), "text"),
          aside: get(hero, "aside"),
          sample: get(chart, "sample"),
        }),
      });
    },
    parts: {
      services: (from) =>
        section("list", from, {
          place: "services",
          ...head(from),
          large: renamed(get(from, "paid"), { name: "title", ...TEXTS }),
          entries: renamed(get(from, "other"), {
            name: "title",
            drawing: undefined,
            "drawing alt": undefined,
            ...TEXTS,
          }),
        }),
      stats: (from) => figuresOf(from, "deep"),
      reasons: (from) =>
        section("list", from, {
          place: "reasons",
          beside: "yes",
          heading: get(from, "heading"),
          report: "yes",
          entries: renamed(get(from, "reasons"), TEXTS),
        }),
      clients: (from) => section("logos", from, {}),
      testimonials: (from) =>
        section("quotes", from, {
          background: "shoal",
          heading: get(from, "heading"),
          testimonials: get(from, "testimonials"),
        }),
      approach: adsMakers.approach as Makers[string],
      articles: (from) =>
        section("articles", from, { ...head(from), all: get(from, "all") }),
      newsletter: (from) =>
        section("newsletter", from, {
          background: "buff",
          heading: get(from, "heading"),
          intro: get(from, "text"),
        }),
      closing: closingOf,
    },
  },
  services: {
    hero: (hero) =>
      heroOf(hero, { "hanging prices": get(hero, "prices label") }),
    parts: {
      packages: (from) => {
        const terms = mapAt(from, "terms");
        return [
          packagesOf(from, get(from, "intro")),
          ...(terms
            ? [
                section("questions", terms, {
                  place: "price-questions",
                  heading: get(terms, "heading"),
                  questions: get(terms, "items"),
                }),
              ]
            : []),
        ];
      },
      approach: (from) =>
        section("list", from, {
          place: "approach",
          beside: "yes",
          ...head(from),
          picture:
            get(from, "drawing") &&
            mapOf({
              drawing: get(from, "drawing"),
              "drawing alt": get(from, "drawing alt"),
            }),
          entries: renamed(get(from, "parts"), TEXTS),
        }),
      stats: (from) => figuresOf(from, "deep"),
      process: (from) =>
        section("steps", from, {
          ...head(from),
          steps: listOf(
            itemsOf(get(from, "phases")).map((phase) => {
              const [first, last] = ["first week", "last week"].map((key) =>
                String(get(phase, key) ?? "").trim(),
              );
              const weeks =
                first === last ? `Week ${first}` : `Weeks ${first} to ${last}`;
              return mapOf({
                when: get(phase, "ongoing") ? `From week ${first}` : weeks,
                title: get(phase, "title"),
                text: get(phase, "description"),
                sample: get(phase, "sample"),
              });
            }),
          ),
        }),
      clients: (from) => section("logos", from, {}),
      faq: questionsOf,
      closing: closingOf,
    },
  },
  "google-ads": {
    hero: (hero) => heroOf(hero, { report: "yes" }),
    parts: adsMakers,
  },
  "microsoft-ads": {
    hero: (hero) => {
      const prices = mapAt(hero, "click prices");
      const caption = mapAt(hero, "caption");
      return heroOf(hero, {
        "click prices": mapOf({
          query: get(hero, "query"),
          label: get(prices, "label"),
          dearer: get(prices, "google"),
          cheaper: get(prices, "microsoft"),
          unit: get(prices, "unit"),
          price: get(prices, "price"),
          saving: get(prices, "saving"),
          caption,
          sample: get(prices, "sample"),
        }),
      });
    },
    parts: adsMakers,
  },
  about: {
    hero: (hero) =>
      heroOf(hero, {
        weights: mapOf({
          "drawing alt": get(hero, "drawing alt"),
          caption: get(hero, "caption"),
        }),
      }),
    parts: {
      story: (from) =>
        section("text", from, {
          place: "story",
          heading: get(from, "heading"),
          figure: "{company.founded}",
          text: itemsOf(get(from, "paragraphs"))
            .map((paragraph) => String(paragraph).trim())
            .join("\n\n"),
          picture: get(from, "picture"),
          "picture background": "buff",
          caption: get(from, "caption"),
          "photo caption": get(from, "photo caption"),
        }),
      "mission and vision": (from) =>
        section("statement", from, {
          place: "mission",
          background: "deep",
          heading: get(from, "label"),
          "hides heading": "yes",
          statements: listOf(
            ["mission", "vision"].map((key) => {
              const each = mapAt(from, key);
              return mapOf({
                label: get(each, "heading"),
                text: get(each, "text"),
              });
            }),
          ),
        }),
      values: (from) =>
        section("statement", from, {
          place: "values",
          heading: get(from, "heading"),
          statements: renamed(get(from, "values"), {
            title: "label",
            ...TEXTS,
          }),
        }),
      team: (from) =>
        section("people", from, {
          ...head(from),
          people: get(from, "members"),
        }),
      faq: questionsOf,
      closing: closingOf,
    },
  },
  contact: {
    hero: (hero) =>
      section("hero", hero, {
        quiet: "yes",
        kicker: get(hero, "kicker"),
        title: get(hero, "title"),
        text: get(hero, "description"),
        details: get(hero, "ways"),
        form: mapOf({
          heading: get(mapAt(hero, "form"), "heading"),
        }),
      }),
    parts: {
      hours: (from) =>
        section("hours", from, {
          background: "shoal",
          heading: get(from, "heading"),
          intro: get(from, "text"),
          closed: get(from, "closed"),
        }),
      next: (from) =>
        section("steps", from, {
          ...head(from),
          steps: renamed(get(from, "steps"), { ...TEXTS, figure: "when" }),
        }),
    },
  },
  report: {
    hero: (hero) => heroOf(hero, { quiet: "yes" }),
    parts: {
      sheet: () => mapOf({ section: "sheet" }),
      sums: (from) => section("sums", from, {}),
      closing: closingOf,
    },
  },
};

const START = "# yaml-language-server: $schema=../.schema/page.json\n";

function write(name: string, map: YAMLMap, start = "") {
  const file = pathOf(name);
  mkdirSync(join(file, ".."), { recursive: true });
  const text = parseDocument("", { schema: "failsafe" });
  text.contents = map as never;
  writeFileSync(file, start + text.toString({ lineWidth: 80 }));
}

const HEAD_KEYS = ["title", "description", "published", "search engines"];

for (const [name, { hero, parts }] of Object.entries(PAGES)) {
  const from = read(`${name}.yaml`)?.contents;
  if (!isMap(from)) continue;
  const sections = from.items.flatMap((pair) => {
    const key = String(pair.key);
    const value = isMap(pair.value) ? pair.value : new YAMLMap();
    if (plainKey(key) === "hero") return hero(value);
    const make = Object.entries(parts).find(
      ([part]) => plainKey(part) === plainKey(key),
    );
    return make ? make[1](value) : [];
  });
  // The hero stood first and the closing last, wherever the file had them.
  const place = (each: YAMLMap) =>
    ["hero", "", "closing"].indexOf(String(get(each, "section")));
  sections.sort(
    (one, other) => (place(one) + 1 || 2) - (place(other) + 1 || 2),
  );
  write(
    `pages/${name}.yaml`,
    mapOf({
      ...Object.fromEntries(HEAD_KEYS.map((key) => [key, get(from, key)])),
      sections: listOf(sections),
    }),
    START,
  );
}

const contact = read("contact.yaml")?.contents;
const form = mapAt(mapAt(contact, "hero"), "form");
if (form)
  write(
    "contact-form.yaml",
    form,
    "# yaml-language-server: $schema=.schema/contact-form.json\n",
  );

const thanks = read("thank-you.yaml")?.contents;
if (isMap(thanks)) {
  const rest = thanks.items.filter(
    (pair) =>
      !HEAD_KEYS.some((key) => plainKey(key) === plainKey(String(pair.key))),
  );
  const made = mapOf({ section: "thanks" });
  made.items.push(...rest);
  write(
    "pages/thank-you.yaml",
    mapOf({
      ...Object.fromEntries(HEAD_KEYS.map((key) => [key, get(thanks, key)])),
      sections: listOf([made]),
    }),
    START,
  );
}

const report = read("report.yaml");
if (isMap(report?.contents)) {
  for (const key of [...HEAD_KEYS, "hero", "closing"]) {
    const pair = pairOf(report.contents, key);
    if (pair) report.contents.delete(pair.key);
  }
  const sums = mapAt(report.contents, "sums");
  sums?.delete("mark");
  mapAt(mapAt(report.contents, "sheet"), "small")?.delete("link");
  writeFileSync(pathOf("report.yaml"), report.toString({ lineWidth: 0 }));
}

if (existsSync(pathOf("privacy.md"))) {
  writeFileSync(
    pathOf("pages/privacy.md"),
    readFileSync(pathOf("privacy.md"), "utf8").replace(
      "$schema=.schema/privacy.json",
      "$schema=../.schema/privacy.json",
    ),
  );
  rmSync(pathOf("privacy.md"));
}
for (const name of Object.keys(PAGES).filter((each) => each !== "report"))
  rmSync(pathOf(`${name}.yaml`), { force: true });
rmSync(pathOf("thank-you.yaml"), { force: true });

/** Where the placeholders of old entries lead now. */
const PLACEHOLDERS: readonly (readonly [RegExp, string])[] = [
  [
    /\{((?:google|microsoft)-ads)\.pricing\.packages\./gi,
    "{$1.prices.packages.",
  ],
  [/\{services\.packages\.packages\./gi, "{services.prices.packages."],
  [/\{(S|s)ervices\.packages\}/g, "{$1ervices.prices}"],
  [/\{home\.services\}/g, "{home.list}"],
];
for (const file of [
  ...[
    "company",
    "brand",
    "report",
    "contact-form",
    "estimator",
    "figures",
    "articles",
    "case-studies",
    "clients",
  ].map((name) => `${name}.yaml`),
  ...[...Object.keys(PAGES), "thank-you"].map((name) => `pages/${name}.yaml`),
]) {
  if (!existsSync(pathOf(file))) continue;
  let text = readFileSync(pathOf(file), "utf8");
  for (const [from, to] of PLACEHOLDERS) text = text.replaceAll(from, to);
  text = text
    .replaceAll(/(\/(?:google|microsoft)-ads)#pricing\b/g, "$1#prices")
    .replaceAll("/services#packages", "/services#prices");
  writeFileSync(pathOf(file), text);
}
