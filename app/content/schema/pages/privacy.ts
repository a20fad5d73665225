import { z } from "zod";

import {
  MarkdownError,
  readBlock,
  type Block,
} from "../../markdown/markdown.ts";
import {
  headingOf,
  readNodes,
  startPart,
  type TextPart,
} from "../../markdown/parts.ts";
import { date } from "../date.ts";
import { entry } from "../entry.ts";
import { headKeys, list, text } from "../primitives.ts";
import { statKeys } from "../shared.ts";

/** A destination of the forms: our own server, a form service, or none. */
export type Destination = "nowhere" | "server" | "service";

/** When a passage shows, and the remark that begins it: `<!-- if … -->`. */
const REMARKS = [
  ["nowhere", "if the forms are sent nowhere"],
  ["server", "if our server keeps the forms"],
  ["service", "if a form service receives the forms"],
  ["unmeasured", "if nothing is measured"],
  ["measured", "if something is measured"],
  ["objection", "if visits are counted unless somebody objects"],
  ["plausible", "if Plausible is on"],
  ["googleAnalytics", "if Google Analytics is on"],
  ["googleAds", "if Google Ads is on"],
  ["enquirySources", "if sources of enquiries are kept"],
] as const;

/** Where forms are sent, or what measures visits. */
export type Condition = (typeof REMARKS)[number][0];

/** The remark of each condition. */
export const CONDITIONS: ReadonlyMap<Condition, string> = new Map(
  REMARKS.map(([when, words]) => [when, `<!-- ${words} -->`]),
);

const CONDITION_OF = new Map(
  Array.from(CONDITIONS, ([when, remark]) => [remark, when]),
);

const IN_ANY_CASE = "<!-- in any case -->";

type PolicyBlock = {
  when?: Condition | undefined;
  block: Block | { heading: string };
};

const parts = z.string().transform((markdown, context) => {
  const all: TextPart<PolicyBlock>[] = [];
  let when: Condition | undefined;
  readNodes(markdown, context, (node) => {
    if (node.type === "heading" && node.depth < 3) {
      when = undefined;
      all.push(startPart(node, all));
    } else if (
      node.type === "html" &&
      (CONDITION_OF.has(node.value) || node.value === IN_ANY_CASE)
    ) {
      when = CONDITION_OF.get(node.value);
    } else {
      const block =
        node.type === "heading"
          ? { heading: headingOf(node).title }
          : readBlock(node);
      const part = all.at(-1);
      if (!part) throw new MarkdownError("must begin with a heading: ## …");
      part.blocks.push({ when, block });
    }
  });
  return all;
});

/** The privacy policy: content/pages/privacy.md. */
export const privacyPage = entry({
  ...headKeys,
  hero: entry({
    lastUpdated: entry({ label: text, date }),
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
