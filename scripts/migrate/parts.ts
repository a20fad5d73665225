import { isMap, isScalar, isSeq, Scalar, type YAMLMap } from "yaml";

import {
  all,
  at,
  eachOf,
  type Entries,
  get,
  joined,
  listOf,
  mapOf,
  type Node,
  textOf,
  used,
} from "./nodes.ts";

export const TEXTS = { description: "text" };
export const SERVICE = {
  name: "title",
  drawing: undefined,
  drawingalt: undefined,
};

export const section = (kind: string, from: YAMLMap, made: Entries): YAMLMap =>
  mapOf(
    {
      section: kind,
      mark: at(from, "mark"),
      ...made,
      sample: at(from, "sample"),
    },
    from,
  );

export const head = (from: YAMLMap): Entries => ({
  heading: at(from, "heading"),
  intro: at(from, "intro"),
});

export const hero = (from: YAMLMap, made: Entries): YAMLMap =>
  section("hero", from, {
    kicker: at(from, "kicker"),
    title: at(from, "title"),
    text: at(from, "description"),
    actions: listOf([get(from, "button"), get(from, "prices link")]),
    terms: at(from, "promise"),
    ...made,
  });

function noteOf(note: Node | undefined): Entries {
  const quoted = /^\{(.*)\}$/.exec(textOf(note))?.[1];
  if (quoted !== undefined) used.add(note);
  return quoted === undefined
    ? {
        basis: at(note, "measure"),
        note: joined(get(note, "period"), get(note, "basis")),
      }
    : { basis: `{${quoted}.measure}`, note: `{${quoted}.basis}` };
}

export const figures = (from: YAMLMap, background?: string): YAMLMap =>
  section("figures", from, {
    background,
    heading: at(from, "heading"),
    figures: eachOf(at(from, "stats"), (stat) => {
      const note = get(stat, "note");
      return {
        value: at(stat, "value"),
        label: at(stat, "label"),
        basis: textOf(get(stat, "label")),
        ...(note && noteOf(note)),
        drawing: at(stat, "drawing"),
        "drawing alt": at(stat, "drawing alt"),
        sample: at(note, "sample") ?? at(stat, "sample"),
      };
    }),
  });

export const prices = (from: YAMLMap): YAMLMap => {
  const button = get(from, "button");
  used.add(button);
  return section("prices", from, {
    heading: at(from, "heading"),
    packages: eachOf(at(from, "packages"), (item) =>
      all(item, { id: "place" }),
    ),
    button: isScalar(button)
      ? mapOf({ [textOf(button)]: "/contact" })
      : at(from, "button"),
    conditions: at(from, "intro"),
    "custom quote": at(from, "custom quote"),
  });
};

export const steps = (from: YAMLMap): YAMLMap =>
  section("steps", from, {
    ...head(from),
    steps: eachOf(at(from, "steps"), (step) =>
      all(step, { ...TEXTS, deliverable: "receive", figure: "when" }),
    ),
  });

export const entryList = (
  from: YAMLMap,
  key: string,
  keys: Readonly<Record<string, string | undefined>> = {},
  made: Entries = {},
): YAMLMap =>
  section("list", from, {
    ...head(from),
    ...made,
    entries: eachOf(at(from, key), (item) => all(item, { ...TEXTS, ...keys })),
  });

/** Two in larger type, and the others. */
export function services(from: YAMLMap): YAMLMap {
  const itemsAt = (key: string) => {
    const list = get(from, key);
    return isSeq(list) ? list.items : [];
  };
  const [paid, other] = [itemsAt("paid"), itemsAt("other")];
  for (const item of [...paid, ...other])
    if (isMap(item))
      mapOf(
        all(item, {
          ...TEXTS,
          ...(other.includes(item) ? SERVICE : { name: "title" }),
        }),
        item,
      );
  const large = other.length > 0 ? paid.slice(0, 2) : [];
  return section("list", from, {
    ...head(from),
    large: listOf(large),
    entries: listOf([...paid.slice(large.length), ...other]),
  });
}

export function reasons(from: YAMLMap): YAMLMap {
  const picture = get(from, "picture");
  const photographed =
    isMap(picture) && at(picture, "photo")
      ? mapOf(
          all(picture, { drawing: undefined, drawingalt: undefined }),
          picture,
        )
      : undefined;
  return entryList(
    from,
    "reasons",
    {},
    {
      beside: "yes",
      picture: photographed,
      report: photographed ? undefined : "yes",
      caption: at(from, "caption"),
    },
  );
}

export function phase(item: YAMLMap): Entries {
  const [first, last] = ["first week", "last week"].map((key) => {
    used.add(get(item, key));
    return textOf(get(item, key));
  });
  used.add(get(item, "ongoing"));
  const isOngoing = /^(?:yes|true)$/i.test(textOf(get(item, "ongoing")));
  const weeks = first === last ? `Week ${first}` : `Weeks ${first} to ${last}`;
  return {
    when: isOngoing ? `From week ${first}` : weeks,
    ...all(item, {
      ...TEXTS,
      firstweek: undefined,
      lastweek: undefined,
      ongoing: undefined,
    }),
  };
}

export function clickPrices(from: YAMLMap): Node | undefined {
  const clicks = get(from, "click prices");
  const caption = get(from, "caption");
  if (!isMap(clicks)) return clicks;
  for (const text of [get(clicks, "label"), get(caption, "text")])
    if (isScalar(text))
      text.value = String(text.value)
        .replaceAll("{google}", "{dearer}")
        .replaceAll("{microsoft}", "{cheaper}");
  return mapOf(
    {
      query: at(from, "query"),
      ...all(clicks, { google: "dearer", microsoft: "cheaper" }),
      caption: at(from, "caption"),
    },
    clicks,
  );
}

export function readings(from: YAMLMap): Node | undefined {
  const chart = get(from, "chart");
  if (!isMap(chart)) return chart;
  const caption = get(chart, "caption");
  return mapOf(
    {
      label: at(chart, "label"),
      axis: listOf([new Scalar("cheaper"), new Scalar("dearer")]),
      readings: at(chart, "readings"),
      sentences: at(chart, "sentences"),
      caption: joined(get(caption, "heading"), get(caption, "text")),
      aside: at(from, "aside"),
      sample: at(chart, "sample"),
    },
    chart,
  );
}

export function story(from: YAMLMap): YAMLMap {
  const paragraphs = get(from, "paragraphs");
  const texts = isSeq(paragraphs) ? paragraphs.items : [];
  for (const each of texts) used.add(each);
  const text = new Scalar(`${texts.map(textOf).join("\n\n")}\n`);
  text.type = Scalar.BLOCK_LITERAL;
  return section("text", from, {
    heading: at(from, "heading"),
    figure: "{company.founded}",
    text,
    picture: at(from, "picture"),
    "picture background": "buff",
    caption: at(from, "caption"),
    "photo caption": at(from, "photo caption"),
  });
}

export const statements = (from: YAMLMap): YAMLMap => {
  const both = ["mission", "vision"].map((key) => get(from, key));
  for (const item of both)
    if (isMap(item)) mapOf(all(item, { heading: "label" }), item);
  return section("statement", from, {
    background: "deep",
    heading: at(from, "label"),
    "hides heading": "yes",
    statements: listOf(both),
  });
};
