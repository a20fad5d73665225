import { z } from "zod";

import { formatPence } from "../../format/numbers.ts";
import type { PageAddress } from "../../page-path.ts";
import { pageAddress } from "../address.ts";
import {
  MarkdownError,
  readBlocks,
  readRichText,
} from "../markdown/rich-text.ts";
import { unreplacedIn } from "../markdown/refused.ts";
import { typeset, typesetHeading } from "../texts/typography.ts";
import { entry, isMapping, normalizedKey, refusedUnless } from "./entry.ts";

const written = z.string().refine((value) => value.trim() !== "", {
  error: "must not be empty",
  abort: true,
});

const MARKDOWN =
  /\[[^\]]+\]\([^)]*\)|\*\*[^*]+\*\*|<\/?[A-Za-z][^>]*>|&(?:#x?[\da-f]+|[a-z]{2,}\d*);/;

const ONLY_IN_PARAGRAPHS =
  "links and **bold** words are possible in paragraphs only, not in a title, a label or a short line, and HTML nowhere";

/** A text that is shown as it is written, so that Markdown would show its signs. */
export const literalText = written
  .superRefine((value, context) => {
    const [found] = MARKDOWN.exec(value) ?? [];
    if (found !== undefined)
      context.addIssue(`has ${found}, but ${ONLY_IN_PARAGRAPHS}`);
  })
  .meta({
    pattern: `^(?![^]*(?:${MARKDOWN.source}))`,
    patternErrorMessage: ONLY_IN_PARAGRAPHS,
  });

/** A text that is not empty. */
export const text = literalText
  .superRefine((value, context) => {
    const problem = unreplacedIn(value);
    if (problem !== undefined) context.addIssue(problem);
  })
  .transform(typeset);

/** A heading: its last two words stay on one line where the last is short. */
export const heading = text.transform(typesetHeading);

/** What `read` makes of a trimmed text, if it is what was wanted. */
export const readAs = <Output>(
  wanted: string,
  read: (text: string) => Output | undefined,
  pattern = /[^]/,
) =>
  z
    .string()
    .trim()
    .transform((value, context) => {
      const output = read(value);
      if (output !== undefined) return output;
      context.addIssue(
        `is ${value === "" ? "empty" : `"${value}"`}, but must be ${wanted}`,
      );
      return z.NEVER;
    })
    .meta(refusedUnless(pattern, `must be ${wanted}`));

/** A text of one pattern. */
export const matching = (pattern: RegExp, wanted: string) =>
  readAs(wanted, (value) => (pattern.test(value) ? value : undefined), pattern);

const DECISIONS = new Map([
  ["yes", true],
  ["true", true],
  ["no", false],
  ["false", false],
]);

/** A decision: yes or no. */
export const yesNo = readAs("yes or no", (value) =>
  DECISIONS.get(value.toLowerCase()),
).meta({ enum: ["yes", "no"] });

const NUMBER = /^(?:\d+|\d{1,3}(?:[,\s]\d{3})+)(?:\.\d+)?$/;

/** A number that a person writes, such as 1,200; undefined outside of the limits. */
function numberOf(value: string, least: number, most: number) {
  if (!NUMBER.test(value)) return undefined;
  const number = Number(value.replaceAll(/[\s,]/g, ""));
  return number >= least && number <= most ? number : undefined;
}

/** A whole number of at least `least`. */
export const count = (least = 1, most = Number.MAX_SAFE_INTEGER) =>
  readAs(
    `a whole number alone, ${most === Number.MAX_SAFE_INTEGER ? `at least ${least}` : `from ${least} to ${most}`}`,
    (value) => {
      const number = numberOf(value, least, most);
      return value.includes(".") ? undefined : number;
    },
    /^[\d,\s]+$/,
  );

const AMOUNT = /^£\s*(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{2})?$/;

/** An amount of money such as £1,500 or £2.80, in pence. Texts quote it as it is written. */
export const money = matching(
  AMOUNT,
  "an amount with its sign, such as £1,500 or £2.80",
)
  .transform((value) =>
    Math.round(Number(value.replaceAll(/[£,\s]/g, "")) * 100),
  )
  .refine((pence) => pence > 0, "must be more than £0");

export const moneyIn = ({ least, most }: { least: number; most: number }) =>
  money.refine(
    (pence) => pence >= least && pence <= most,
    `must be from ${formatPence(least)} to ${formatPence(most)}`,
  );

/** A percentage such as 15% or 12.5%, as a number from 0 to 100. */
export const percent = readAs(
  "a percentage from 0% to 100% with its sign, such as 15%",
  (value) =>
    value.includes("%")
      ? numberOf(value.replace(/\s*%/, ""), 0, 100)
      : undefined,
  /^[\d.,\s]+%$/,
);

/** One of several words; case and spaces are ignored. */
export const choice = <const Words extends readonly [string, ...string[]]>(
  words: Words,
) =>
  z.preprocess(
    (value) =>
      typeof value === "string"
        ? (words.find((word) => normalizedKey(word) === normalizedKey(value)) ??
          value)
        : value,
    z.enum(words),
  );

/** A list of so many entries. */
export const list = <Item extends z.ZodType>(
  item: Item,
  least: number,
  most: number,
) => z.array(item).min(least).max(most);

/** Reads `- Contact Us: /contact` like an entry with two keys, such as text and to. */
export const inShort = (first: string, second: string) => (value: unknown) => {
  if (!isMapping(value)) return value;
  const [[key, other] = [], ...others] = Object.entries(value);
  return others.length === 0 && key !== undefined && key !== first
    ? { [first]: key, [second]: other }
    : value;
};

const linkKeys = { text, to: pageAddress.meta({ title: "Address" }) };

const linkSchema = <Link extends z.ZodType>(link: Link) =>
  z.preprocess(inShort("text", "to"), link).meta({ isShort: true });

/** A link to a page of this site. */
export const pageLink = linkSchema(entry(linkKeys));

/** A button-like link; screen readers read `spokenEnd` after its text. */
export const actionLink = linkSchema(
  entry({
    ...linkKeys,
    spokenEnd: text.meta({ title: "Added for screen readers" }).optional(),
  }),
);

const readMarkdown = <Output>(read: (markdown: string) => Output) =>
  written.meta({ format: "markdown" }).transform((markdown, context) => {
    try {
      return read(markdown);
    } catch (error) {
      if (!(error instanceof MarkdownError)) throw error;
      context.addIssue(error.message);
      return z.NEVER;
    }
  });

/** A paragraph of Markdown with links and bold phrases. */
export const richText = readMarkdown(readRichText);

export const richBlocks = readMarkdown(readBlocks);

/** A heading with fixed line breaks: one text for each line. */
export const lines = list(text.meta({ title: "Line" }), 1, 4);

/** A text of at most so many characters. */
export const textUpTo = (most: number, why: string) =>
  text
    .refine(({ length }) => length <= most, {
      error: ({ input }) =>
        `has ${String(input).length} characters, at most ${most}: ${why}. It would end with "${String(input).slice(0, most).split(" ").slice(-4).join(" ")}"`,
    })
    .meta(
      refusedUnless(
        new RegExp(`^[^]{0,${most}}$`),
        `must have at most ${most} characters: ${why}`,
      ),
    );

/** The title and description of a page for browsers and search engines. */
export const headKeys = {
  title: textUpTo(60, "search engines cut longer titles"),
  description: textUpTo(155, "search engines cut longer descriptions"),
  published: yesNo
    .meta({ usual: "yes" })
    .optional()
    .describe("No for a page that is not on the site for now."),
  searchEngines: yesNo
    .meta({ usual: "yes" })
    .optional()
    .describe("No for a page that search engines leave out."),
};

export type PageHead = z.infer<z.ZodObject<typeof headKeys>>;
export type PageLink = { text: string; to: PageAddress };
export type ActionLink = PageLink & { spokenEnd?: string | undefined };

const GROUNDS = { shoal: "cool", buff: "warm", deep: "deep" } as const;

/** A ground other than paper. */
export type Ground = (typeof GROUNDS)[keyof typeof GROUNDS];

/** The ground behind a picture: one of these colours of brand.yaml. */
export const ground = (
  ...colours: readonly [keyof typeof GROUNDS, ...(keyof typeof GROUNDS)[]]
) => choice(colours).transform((colour) => GROUNDS[colour]);
