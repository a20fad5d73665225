import type { RootContent } from "mdast";
import { z } from "zod";

import { FATHOMS, type Mark } from "../../format/marks.ts";
import {
  isSampleMark,
  MarkdownError,
  parseMarkdown,
  plainTextOf,
  readBlock,
  type Block,
} from "../markdown.ts";
import { typeset } from "../typography.ts";
import { entry, wanted } from "./entry.ts";
import { TOOLS } from "./measuring.ts";
import { areUnique, list, headKeys, reading, text } from "./primitives.ts";
import { statKeys } from "./shared.ts";

/** The destinations of forms; the texts about them differ. */
const DESTINATIONS = ["nowhere", "server", "service"] as const;

/** A destination: our own server, a form service, or none. */
export type Destination = (typeof DESTINATIONS)[number];

const dateOf = (written: string) => new Date(`${written} UTC`);

/** "July 15, 2025", as the specification writes it. */
const longDate = (day: Date) =>
  day.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

/** A date such as July 15, 2025, as visitors read it and as HTML has it. */
const date = z
  .string()
  .refine(
    (written) =>
      longDate(dateOf(written)) === written.trim().replace(/ 0(?=\d,)/, " "),
    wanted("a date, such as July 15, 2025"),
  )
  .transform((written) => ({
    shown: longDate(dateOf(written)),
    iso: dateOf(written).toISOString().slice(0, 10),
  }));

export const ALL_CONDITIONS = [
  ...DESTINATIONS,
  ...TOOLS,
  "measured",
  "unmeasured",
  "objection",
] as const;

/** The conditions of a block: where forms are sent, and what measures visits. */
export type Condition = (typeof ALL_CONDITIONS)[number];

/** A block, with the condition under which it shows. */
export type ConditionalBlock = { when: Condition; block: Block };

/** A part of a long text: a heading and the blocks below it. */
export type Part = {
  id: string;
  title: string;
  blocks: (Block | ConditionalBlock)[];
  /** Whether the part is invented: `<!-- sample -->` stands in it. */
  sample: boolean;
};

const HEADING = /^(?<title>.*?)\s*\{#(?<id>[a-z-]+)\}$/;

/** The HTML comments that begin a conditional passage. */
export const CONDITIONS: Readonly<Record<Condition, string>> = {
  nowhere: "if the forms are sent nowhere",
  server: "if our server keeps the forms",
  service: "if a form service receives the forms",
  unmeasured: "if nothing is measured",
  measured: "if something is measured",
  objection: "if visits are counted unless somebody objects",
  plausible: "if Plausible is on",
  googleAnalytics: "if Google Analytics is on",
  googleAds: "if Google Ads is on",
};

/** The condition of each comment; undefined ends the passage. */
const REMARKS = new Map<string, Condition | undefined>([
  ["<!-- in any case -->", undefined],
  ...ALL_CONDITIONS.map(
    (when) => [`<!-- ${CONDITIONS[when]} -->`, when] as const,
  ),
]);

/**
 * The parts of a Markdown text, each with its id in the heading:
 * `## Children {#children}`.
 * @throws {MarkdownError}
 */
function readParts(markdown: string): Part[] {
  const parts: Part[] = [];
  let when: Condition | undefined;
  for (const node of parseMarkdown(markdown)) {
    try {
      if (node.type === "heading") when = undefined;
      if (node.type === "html" && REMARKS.has(node.value))
        when = REMARKS.get(node.value);
      else readNode(node, parts, when);
    } catch (error) {
      if (error instanceof MarkdownError)
        error.line = node.position?.start.line;
      throw error;
    }
  }
  return parts;
}

/** @throws {MarkdownError} */
function readNode(
  node: RootContent,
  parts: Part[],
  when: Condition | undefined,
): void {
  const part = parts.at(-1);
  if (node.type === "heading") {
    const written = node.children.map(plainTextOf).join("");
    const { title, id } = HEADING.exec(written)?.groups ?? {};
    if (title === undefined || id === undefined)
      throw new MarkdownError(
        `the heading "${written}" must end with its place, such as {#children}`,
      );
    parts.push({ id, title: typeset(title), blocks: [], sample: false });
  } else if (!part) {
    throw new MarkdownError("must begin with a heading: ## …");
  } else if (isSampleMark(node)) {
    part.sample = true;
  } else {
    const block = readBlock(node);
    part.blocks.push(when === undefined ? block : { when, block });
  }
}

/** The parts of the policy, from Markdown; each has the next mark. */
const parts = z
  .string()
  .transform(reading(readParts))
  .refine((all) => all.length <= FATHOMS.length, {
    error: `must have at most ${FATHOMS.length} parts, one for each mark of the line`,
  })
  .refine(
    (all) => areUnique(all.map(({ id }) => id)),
    "must not give two parts the same place",
  )
  .transform((all) =>
    all.map((part, index) => {
      const { id, title } = part;
      const mark: Mark = { id, fathoms: FATHOMS[index] ?? 20, label: title };
      return { ...part, mark };
    }),
  );

export const privacyPage = entry({
  ...headKeys,
  hero: entry({
    lastUpdated: entry({ label: text, date }),
    heading: text,
    inShort: list(entry(statKeys), 3, 3),
    /** The same if forms are sent to our server or to a form service. */
    inShortWhenSent: list(entry(statKeys), 3, 3),
    /** Replaces the last of them if something is measured. */
    whenMeasuring: list(entry(statKeys), 1, 2).optional(),
  }),
  contents: text,
  /** The Markdown below the front matter. */
  text: parts,
});

export type PrivacyPage = z.infer<typeof privacyPage>;
