import { z } from "zod";

import {
  MarkdownError,
  plainTextOf,
  readBlock,
  type Block,
} from "../../markdown/markdown.ts";
import { readNodes, startPart, type TextPart } from "../../markdown/parts.ts";
import { dateAsWritten } from "../date.ts";
import { entry } from "../entry.ts";
import { TOOLS } from "../measuring.ts";
import { headKeys, list, text } from "../primitives.ts";
import { statKeys } from "../shared.ts";
import { typesetHeading } from "../../texts/typography.ts";

const DESTINATIONS = ["nowhere", "server", "service"] as const;

/** A destination of the forms: our own server, a form service, or none. */
export type Destination = (typeof DESTINATIONS)[number];

export const ALL_CONDITIONS = [
  ...DESTINATIONS,
  ...TOOLS,
  "measured",
  "unmeasured",
  "objection",
] as const;

/** The condition of a block: where forms are sent, or what measures visits. */
export type Condition = (typeof ALL_CONDITIONS)[number];

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

type PolicyBlock = {
  when?: Condition | undefined;
  block: Block | { heading: string };
};

/** The condition of each comment; undefined ends the passage. */
const REMARKS = new Map<string, Condition | undefined>([
  ["<!-- in any case -->", undefined],
  ...ALL_CONDITIONS.map(
    (when) => [`<!-- ${CONDITIONS[when]} -->`, when] as const,
  ),
]);

const parts = z.string().transform((markdown, context) => {
  const all: TextPart<PolicyBlock>[] = [];
  let when: Condition | undefined;
  readNodes(markdown, context, (node) => {
    if (node.type === "heading" && node.depth < 3) {
      when = undefined;
      all.push(startPart(node, all));
    } else if (node.type === "html" && REMARKS.has(node.value)) {
      when = REMARKS.get(node.value);
    } else {
      const block =
        node.type === "heading"
          ? { heading: typesetHeading(node.children.map(plainTextOf).join("")) }
          : readBlock(node);
      const part = all.at(-1);
      if (!part) throw new MarkdownError("must begin with a heading: ## …");
      part.blocks.push({ when, block });
    }
  });
  return all;
});

export const privacyPage = entry({
  ...headKeys,
  hero: entry({
    lastUpdated: entry({ label: text, date: dateAsWritten }),
    heading: text,
    inShort: list(entry(statKeys), 3, 3),
    inShortWhenSent: list(entry(statKeys), 3, 3).describe(
      "The same if forms are sent to our server or to a form service.",
    ),
    whenMeasuring: list(entry(statKeys), 1, 2)
      .optional()
      .describe("Replaces the last of them if something is measured."),
  }),
  contents: text,
  text: parts,
});

export type PrivacyPage = z.infer<typeof privacyPage>;
