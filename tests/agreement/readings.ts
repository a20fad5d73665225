import { parse, type DefaultTreeAdapterTypes } from "parse5";

import {
  fillPlaceholders,
  PLACEHOLDER,
} from "../../app/content/texts/placeholders.ts";
import { isMapping } from "../../app/content/schema/entry.ts";
import { textsIn } from "../../app/content/texts/source.ts";
import { fill } from "../../app/format/text.ts";

const NUMBER = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
const WORD =
  "(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|thousand)";

const READING = new RegExp(
  String.raw`£${NUMBER}|${NUMBER}%|\d{1,2}:\d\d(?: [ap]m)?|\b(?:19|20)\d\d\b|(?<![\w#])${NUMBER}(?:[xmb]?\+|[xmb]\b|hrs)|(?<![\w#])${NUMBER}(?: [a-z]+)?|\b${WORD}(?:[- ]${WORD})*\b(?: [a-z]+)?`,
  "g",
);

function canonical(reading: string): string {
  const [, hour = "", minutes, half] =
    /^(\d+):(\d\d)(?: ([ap])m)?$/.exec(reading) ?? [];
  if (minutes === undefined) return reading.replace(/^(£.*)\.00$/, "$1");
  const hours = (Number(hour) % (half ? 12 : 24)) + (half === "p" ? 12 : 0);
  return `${String(hours).padStart(2, "0")}:${minutes}`;
}

export const readingsOf = (text: string): string[] =>
  Array.from(
    text.replaceAll(/\s+/g, " ").toLowerCase().matchAll(READING),
    ([reading]) => canonical(reading),
  );

type Node = DefaultTreeAdapterTypes.Node;

const SAID = ["alt", "aria-label", "placeholder"];
const META = /^(?:description|og:(?:title|description|image:alt))$/;

function textOf(node: Node): string {
  if ("value" in node) return node.value;
  if (!("childNodes" in node)) return "";
  const of = (name: string) =>
    "attrs" in node ? node.attrs.find((each) => each.name === name)?.value : "";
  if (["style", "nav"].includes(node.nodeName)) return "";
  // What the estimator computes is tested in its own folder.
  if (of("aria-hidden") === "true" || of("id") === "estimate") return "";
  const inner = node.childNodes.map(textOf).join("");
  if (node.nodeName === "script")
    return of("type") === "application/ld+json"
      ? inner
          .replaceAll(/"price":([\d.]+),"unitCode"/g, '"$1%"')
          .replaceAll(/"price":([\d.]+)/g, '"£$1"')
          .replaceAll(
            /"(?:@id|url|item|logo|image)":"[^"]*"|"position":\d/g,
            "",
          )
          .replaceAll('"', "\n")
      : "";
  const isMeta = META.test(of("name") || of("property") || "");
  const said = [...SAID, ...(isMeta ? ["content"] : [])].map(of);
  const isInline = /^(?:a|b|em|i|small|span|strong|su[bp])$/;
  const end = isInline.test(node.nodeName) ? "" : "\n";
  return [end, ...said.map((text) => text && `\n${text}\n`), inner, end].join(
    "",
  );
}

/** Everything that a page says: sentences, descriptions and structured data. */
export const sentencesOf = (html: string): string[] =>
  textOf(parse(html)).split("\n");

const isFact = (text: string) =>
  !/[a-z]/i.test(text) || /^(?:\S+\s+){0,3}\S*[^\s.!?]$/.test(text.trim());

function factsOf(value: unknown): unknown {
  if (typeof value === "string") return isFact(value) ? value : "";
  if (Array.isArray(value)) return value.map(factsOf);
  if (!isMapping(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, factsOf(part)]),
  );
}

/** Every text of a content file. */
export const textsOf = (data: unknown): string[] =>
  [...textsIn(data)].map(({ text }) => text);

/**
 * What each content file knows: the figures of its facts, and those that its sentences
 * take from facts by a placeholder. A figure that a sentence writes itself is none.
 *
 * @param slots what the program fills into sentences
 */
export function knowledge(
  files: ReadonlyMap<string, unknown>,
  slots: Readonly<Record<string, string>>,
): Map<string, string[]> {
  const both = [...files].flatMap(([name, data]) => [
    [name, factsOf(data)] as const,
    [`said ${name}`, data] as const,
  ]);
  const { filled } = fillPlaceholders(Object.fromEntries(both));
  return new Map(
    Array.from(files, ([name, data]) => {
      // A placeholder may stand for an entry with several texts.
      const written = new Map(
        Array.from(textsIn(data), ({ path, text }) => [path.join(), text]),
      );
      const said = [...textsIn(filled[`said ${name}`])];
      const quoted = said.flatMap(({ path, text }) => {
        const blank = written.get(path.join())?.replaceAll(PLACEHOLDER, " ; ");
        const own = readingsOf(blank ?? "");
        return readingsOf(fill(text, slots)).filter(
          (each) => !own.includes(each),
        );
      });
      return [name, [...textsOf(filled[name]).flatMap(readingsOf), ...quoted]];
    }),
  );
}
