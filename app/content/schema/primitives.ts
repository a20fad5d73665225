import { z } from "zod";

import { SUBJECTS } from "../../enquiry-subjects.ts";
import { FATHOMS, type Mark } from "../../format/marks.ts";
import { formatPence } from "../../format/numbers.ts";
import type { PageAddress } from "../../page-path.ts";
import { pageAddress } from "../address.ts";
import { MarkdownError, readRichText } from "../markdown.ts";
import { unfilledIn } from "../placeholders.ts";
import { typeset, typesetHeading } from "../typography.ts";
import { entry, isMapping, nearest, plainKey, wanted } from "./entry.ts";

const written = z.string().refine((value) => value.trim() !== "", {
  error: "must not be empty",
  abort: true,
});

/** A text that is not empty. */
export const text = written
  .refine((value) => unfilledIn(value) === undefined, {
    error: ({ input }) => unfilledIn(String(input)) ?? "",
  })
  .transform(typeset);

/** A heading: its last two words stay on one line where the last is short. */
export const heading = text.transform(typesetHeading);

/** A text with each of these slots once, such as `{fee}`, and no others. */
export const template = (...slots: readonly string[]) => {
  const expected = slots.map((slot) => `{${slot}}`).toSorted();
  return written
    .refine(
      (value) => {
        const found = value.match(/\{[\w ]*\}/g) ?? [];
        return found.toSorted().join() === expected.join();
      },
      `must have ${expected.join(" and ")} once each, and no other placeholder`,
    )
    .transform(typeset);
};

/** A text that may have any of these slots, such as `{spent}`. */
export const textWith = (slots: readonly string[]) =>
  written
    .refine((value) => strangeSlot(value, slots) === undefined, {
      error: ({ input }) => {
        const slot = strangeSlot(String(input), slots) ?? "";
        const near = nearest(slot, slots);
        return `{${slot}} is not known here. ${near ? `Did you mean {${near}}?` : `Known are: ${slots.map((each) => `{${each}}`).join(", ")}.`}`;
      },
    })
    .transform(typeset);

/** The first slot of a text that is none of the known ones. */
const strangeSlot = (value: string, slots: readonly string[]) =>
  Array.from(value.matchAll(/\{([^{}]*)\}/g), ([, slot = ""]) => slot).find(
    (slot) => !slots.includes(slot),
  );

const YES: readonly string[] = ["yes", "true"];

/** A decision: yes or no. */
export const yesNo = z
  .string()
  .refine(
    (value) => [...YES, "no", "false"].includes(plain(value)),
    wanted("yes or no"),
  )
  .transform((value) => YES.includes(plain(value)));

const plain = (value: string) => value.trim().toLowerCase();

/** Marks invented content, which must be confirmed or replaced before launch. */
export const sample = yesNo.optional();

/** A number that a person writes, such as 1,200. */
const digits = (value: string) =>
  Number(value.replaceAll(/[\s\u00a0,]/g, "") || Number.NaN);

/** A whole number of at least `least`. */
export const count = (least = 1, most = Number.MAX_SAFE_INTEGER) =>
  z
    .string()
    .refine(
      (value) => {
        const number = digits(value);
        return Number.isInteger(number) && number >= least && number <= most;
      },
      wanted(
        `a whole number alone, ${most === Number.MAX_SAFE_INTEGER ? `at least ${least}` : `from ${least} to ${most}`}`,
      ),
    )
    .transform(digits);

const AMOUNT = /^£\s*(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{2})?$/;

/** An amount of money such as £1,500 or £2.80, in pence. Texts quote it as it is written. */
export const money = z
  .string()
  .transform((value) => value.replaceAll("\u00a0", " ").trim())
  .refine(
    (value) => AMOUNT.test(value),
    wanted("an amount with its sign, such as £1,500 or £2.80"),
  )
  .transform((value) => Math.round(digits(value.replace("£", "")) * 100))
  .refine((pence) => pence > 0, "must be more than £0");

/** An amount in a range; both in pence. */
export const moneyIn = ({ least, most }: { least: number; most: number }) =>
  money.refine(
    (pence) => pence >= least && pence <= most,
    `must be from ${formatPence(least)} to ${formatPence(most)}`,
  );

/** A percentage such as 15% or 12.5%, as a number from 0 to 100. */
export const percent = z
  .string()
  .refine((value) => {
    const number = digits(value.replace("%", ""));
    return value.includes("%") && number >= 0 && number <= 100;
  }, wanted("a percentage from 0% to 100% with its sign, such as 15%"))
  .transform((value) => digits(value.replace("%", "")));

/** One of several words; case and spaces are ignored. */
export const choice = <const Words extends readonly [string, ...string[]]>(
  words: Words,
) =>
  z.preprocess(
    (value) =>
      typeof value === "string"
        ? (words.find((word) => plainKey(word) === plainKey(value)) ?? value)
        : value,
    z.enum(words),
  );

/** The subject of an enquiry, which the contact form preselects. */
export const subject = choice(SUBJECTS);

/** A list; editors know its limits too. */
export const list = <Item extends z.ZodType>(
  item: Item,
  least: number,
  most: number,
) =>
  z
    .array(item)
    .refine((items) => items.length >= least && items.length <= most, {
      error: ({ input }) => {
        const length = Array.isArray(input) ? input.length : 0;
        return `has ${length} ${length === 1 ? "entry" : "entries"}, but must have ${least === most ? least : `${least} to ${most}`}`;
      },
    })
    .meta({ minItems: least, maxItems: most });

/** Reads `- Contact Us: /contact` like an entry with two keys, such as text and to. */
export const inShort = (first: string, second: string) => (value: unknown) => {
  if (!isMapping(value)) return value;
  const [[key, other] = [], ...others] = Object.entries(value);
  return others.length === 0 && key !== undefined && key !== first
    ? { [first]: key, [second]: other }
    : value;
};

const linkKeys = { text, to: pageAddress };

/** A link to a page of this site. */
export const pageLink = z
  .preprocess(inShort("text", "to"), entry(linkKeys))
  .meta({ isShort: true });

/** A button-like link; screen readers read `spokenEnd` after its text. */
export const actionLink = z
  .preprocess(
    inShort("text", "to"),
    entry({ ...linkKeys, spokenEnd: text.optional() }),
  )
  .meta({ isShort: true });

/** Reads Markdown; what is not possible in it becomes an issue. */
export const reading =
  <Output>(read: (markdown: string) => Output) =>
  (value: string, context: z.RefinementCtx): Output => {
    try {
      return read(value);
    } catch (error) {
      if (!(error instanceof MarkdownError)) throw error;
      context.addIssue(error.issue);
      return z.NEVER;
    }
  };

/** A paragraph of Markdown with links and bold phrases. */
export const richText = written.transform(reading(readRichText));

/** Whether no two values are equal. */
export const areUnique = (values: readonly unknown[]) =>
  new Set(values).size === values.length;

/** A heading with fixed line breaks: one text for each line. */
export const lines = list(text, 1, 4);

/**
 * A section's label beside the line. The mark's depth follows from the section's
 * place on the page: see `numberMarks`.
 */
export const mark = text.transform((label): Mark => ({
  id: "",
  fathoms: FATHOMS[0],
  label,
}));

const longest = (most: number, what: string) => ({
  error: ({ input }: { input?: unknown }) =>
    `has ${String(input).length} characters, at most ${most}: search engines cut longer ${what}. It would end with "${String(input).slice(0, most).split(" ").slice(-4).join(" ")}"`,
});

/** The title and description of a page for browsers and search engines. */
export const headKeys = {
  title: text.refine(({ length }) => length <= 60, longest(60, "titles")),
  description: text.refine(
    ({ length }) => length <= 155,
    longest(155, "descriptions"),
  ),
  /** No for a page that is not on the site for now. */
  published: yesNo.optional(),
  /** No for a page with `noindex`. */
  searchEngines: yesNo.optional(),
};

export type PageHead = z.infer<z.ZodObject<typeof headKeys>>;
export type PageLink = { text: string; to: PageAddress };
export type ActionLink = PageLink & { spokenEnd?: string | undefined };
