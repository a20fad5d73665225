import { isMap, isScalar, Pair, Scalar, YAMLMap } from "yaml";

import { plainKey } from "../../app/content/schema/entry.ts";
import {
  all,
  at,
  eachOf,
  get,
  isHead,
  HEAD,
  listOf,
  mapOf,
  spelled,
  textOf,
} from "./nodes.ts";
import {
  clickPrices,
  entryList,
  figures,
  head,
  hero,
  phase,
  prices,
  readings,
  reasons,
  section,
  SERVICE,
  services,
  statements,
  steps,
  story,
  TEXTS,
} from "./parts.ts";

type Made = YAMLMap | readonly YAMLMap[];
type Parts = Record<string, (from: YAMLMap, page: YAMLMap) => Made>;

const shared: Parts = {
  clients: (from) => section("logos", from, {}),
  faq: (from) =>
    section("questions", from, {
      background: "buff",
      heading: at(from, "heading"),
      questions: at(from, "items"),
    }),
  closing: (from) => section("closing", from, all(from)),
};

const ads: Parts = {
  ...shared,
  stats: (from) => figures(from),
  auction: (from) =>
    section("table", from, { strip: "yes", auction: mapOf(all(from)) }),
  benefits: (from) =>
    entryList(from, "benefits", {}, { background: "shoal", strip: "yes" }),
  approach: steps,
  services: (from) =>
    entryList(
      from,
      "services",
      { ...SERVICE, background: undefined },
      { strip: "yes" },
    ),
  cases: (from) =>
    section("cases", from, {
      background: "buff",
      heading: at(from, "heading"),
      "case studies": at(from, "case studies"),
      caption: at(from, "caption"),
    }),
  pricing: prices,
  estimate: (from) =>
    section("estimator", from, {
      network: mapOf({
        network: at(from, "network"),
        subject: at(from, "subject"),
        examples: at(from, "examples"),
      }),
    }),
};

/** What becomes of the parts of each page. */
export const PAGES: Readonly<Record<string, Parts>> = {
  home: {
    ...shared,
    hero: (from) => hero(from, { readings: readings(from) }),
    services,
    stats: (from) => figures(from, "deep"),
    reasons,
    testimonials: (from) =>
      section("quotes", from, { background: "shoal", ...all(from) }),
    approach: steps,
    articles: (from) => section("articles", from, all(from)),
    newsletter: (from) =>
      section("newsletter", from, {
        background: "buff",
        ...all(from, { text: "intro" }),
      }),
  },
  services: {
    ...shared,
    hero: (from) => hero(from, { "hanging prices": at(from, "prices label") }),
    packages: (from) => {
      const terms = get(from, "terms");
      return [
        prices(from),
        ...(isMap(terms)
          ? [
              section("questions", terms, {
                place: "price-questions",
                ...all(terms, { items: "questions" }),
              }),
            ]
          : []),
      ];
    },
    approach: (from) =>
      entryList(
        from,
        "parts",
        {},
        {
          beside: "yes",
          picture:
            at(from, "drawing") &&
            mapOf({
              drawing: at(from, "drawing"),
              "drawing alt": at(from, "drawing alt"),
            }),
        },
      ),
    stats: (from) => figures(from, "deep"),
    process: (from) =>
      section("steps", from, {
        ...head(from),
        steps: eachOf(at(from, "phases"), phase),
      }),
  },
  "google-ads": { ...ads, hero: (from) => hero(from, { report: "yes" }) },
  "microsoft-ads": {
    ...ads,
    hero: (from) => hero(from, { "click prices": clickPrices(from) }),
  },
  about: {
    ...shared,
    hero: (from) =>
      hero(from, {
        weights: mapOf({
          "drawing alt": at(from, "drawing alt"),
          caption: at(from, "caption"),
        }),
      }),
    story,
    missionandvision: statements,
    values: (from) =>
      section("statement", from, {
        heading: at(from, "heading"),
        statements: eachOf(at(from, "values"), (item) =>
          all(item, { ...TEXTS, title: "label" }),
        ),
      }),
    team: (from) =>
      section("people", from, { ...head(from), people: at(from, "members") }),
  },
  contact: {
    hero: (from, page) => {
      const ways = get(from, "ways");
      const find = get(page, "find");
      return hero(from, {
        quiet: "yes",
        details: isMap(ways)
          ? mapOf(
              {
                ...all(ways),
                note: at(get(find, "caption"), "text"),
                map: at(get(find, "map"), "link"),
              },
              ways,
            )
          : ways,
        form: "",
      });
    },
    hours: (from) =>
      section("hours", from, {
        background: "shoal",
        ...all(from, { text: "intro" }),
      }),
    next: steps,
  },
  report: {
    ...shared,
    hero: (from) => hero(from, { quiet: "yes" }),
    sheet: () => mapOf({ section: "sheet" }),
    sums: (from) => mapOf({ section: "sums", mark: at(from, "mark") }),
  },
  "thank-you": {},
};

/** A part as sections, each with the end of the address that it had. */
function sectionsOf(pair: Pair, parts: Parts, page: YAMLMap): unknown[] {
  const { key, value } = pair;
  const make = parts[plainKey(String(key))];
  if (!make) return [];
  // The part of another page
  if (textOf(value).startsWith("{")) return [value];
  const made = [make(isMap(value) ? value : new YAMLMap(), page)].flat();
  const [first] = made;
  const kind = textOf(get(first, "section"));
  const place = spelled(String(key)).replaceAll(" ", "-");
  if (first && kind !== "hero" && kind !== place)
    first.items.splice(
      at(first, "mark") ? 2 : 1,
      0,
      new Pair(new Scalar("place"), new Scalar(place)),
    );
  if (first && isScalar(key)) {
    const comments = [key.commentBefore, first.commentBefore].filter(Boolean);
    if (comments.length > 0) first.commentBefore = comments.join("\n");
  }
  return made;
}

/** The hero stood first and the closing last, wherever the file had them. */
const rankOf = (each: unknown): number =>
  ({ hero: 0, closing: 2 })[textOf(get(each, "section"))] ?? 1;

export function pageOf(name: string, from: YAMLMap): YAMLMap {
  const parts = PAGES[name] ?? {};
  const rest = from.items.filter((pair) => !isHead(pair));
  const sections =
    name === "thank-you"
      ? [new YAMLMap()]
      : rest.flatMap((pair) => sectionsOf(pair, parts, from));
  const [thanks] = sections;
  if (name === "thank-you" && isMap(thanks))
    thanks.items = [
      new Pair(new Scalar("section"), new Scalar("thanks")),
      ...rest,
    ];
  return mapOf({
    ...Object.fromEntries(HEAD.map((key) => [key, at(from, key)])),
    sections: listOf(
      sections.toSorted((one, other) => rankOf(one) - rankOf(other)),
    ),
  });
}
