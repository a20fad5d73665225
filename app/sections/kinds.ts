import { z } from "zod";

import type { Frame } from "../components/section.tsx";
import { list as listOf } from "../content/schema/primitives.ts";
import { isMapping, partOf, normalizedKey } from "../content/schema/entry.ts";
import { explain } from "../content/texts/messages.ts";
import { suggestion } from "../content/texts/nearest.ts";
import { monthlyOf } from "../format/price.ts";
import { articles } from "./articles/schema.ts";
import { cases } from "./cases/schema.ts";
import { closing } from "./closing/schema.ts";
import { estimator } from "./estimator/schema.ts";
import { figures } from "./figures/schema.ts";
import { form } from "./form/schema.ts";
import { hero } from "./hero/schema.ts";
import { hours } from "./hours/schema.ts";
import { framesOf } from "./keys.ts";
import { list } from "./list/schema.ts";
import { logos } from "./logos/schema.ts";
import { newsletter } from "./newsletter/schema.ts";
import { people } from "./people/schema.ts";
import { prices } from "./prices/schema.ts";
import { questions } from "./questions/schema.ts";
import { quotes } from "./quotes/schema.ts";
import { report } from "./report/schema.ts";
import { sheet } from "./sheet/schema.ts";
import { statement } from "./statement/schema.ts";
import { steps } from "./steps/schema.ts";
import { sums } from "./sums/schema.ts";
import { table } from "./table/schema.ts";
import { text } from "./text/schema.ts";
import { thanks } from "./thanks/schema.ts";

/**
 * The kinds of sections, in the order of docs/content.md. Each has a folder of its name here,
 * with its schema, whose description the editor's menu shows, and its component in a module of
 * that name.
 */
export const kinds = {
  hero,
  figures,
  list,
  steps,
  prices,
  estimator,
  cases,
  report,
  quotes,
  logos,
  articles,
  newsletter,
  questions,
  people,
  statement,
  text,
  table,
  hours,
  form,
  closing,
  sheet,
  sums,
  thanks,
} satisfies Record<string, z.ZodType>;

export type Kind = keyof typeof kinds;

/** A section as its file has it. */
export type Section<Of extends Kind = Kind> = {
  [Name in Of]: { section: Name } & z.output<(typeof kinds)[Name]>;
}[Of];

/** A section in its page. */
export type PlacedSection<Of extends Kind = Kind> = Section<Of> & {
  frame: Frame;
};

const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name);

/** The key that says of which kind a section is. */
export const KIND_KEY = "section";

const withoutKind = (value: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(value).filter(([key]) => normalizedKey(key) !== KIND_KEY),
  );

/** A section of any kind. */
const section = z
  .unknown()
  .transform((value, context) => {
    const given = partOf(value, KIND_KEY);
    const name = typeof given === "string" ? given.trim() : "";
    if (!isMapping(value) || !isKind(name)) {
      const names = Object.keys(kinds);
      context.addIssue({
        code: "custom",
        path: isMapping(value) ? [KIND_KEY] : [],
        message:
          name === ""
            ? `"section" is missing: the kind of the section, one of ${names.join(", ")}`
            : `"${name}" is no kind of section.${suggestion(name, names)}`,
      });
      return z.NEVER;
    }
    const { data, error } = kinds[name].safeParse(withoutKind(value), {
      error: explain,
    });
    for (const issue of error?.issues ?? []) context.addIssue({ ...issue });
    if (!data) return z.NEVER;
    // The schema belongs to the name.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return { section: name, ...data } as Section;
  })
  .meta({ isSection: true, title: "Section" });

/** So many sections a page has at most. */
export const MOST = 24;

/** Whether a kind stands at one place of a list, or nowhere. */
const isOnlyAt = (
  kind: Kind,
  sections: readonly Section[],
  place?: number,
): boolean =>
  sections.every((each, index) => each.section !== kind || index === place);

const isHeroFirst = (sections: readonly Section[]) =>
  isOnlyAt("hero", sections, 0);

const isClosingLast = (sections: readonly Section[]) =>
  isOnlyAt("closing", sections, sections.length - 1);

/** What may stand on a page once, because its fields or notes have names of their own. */
const soleIn = (each: Section) => {
  if (each.section === "estimator" || each.section === "sheet")
    return each.section;
  const [asked] = formsIn(each);
  return asked && asked.fields === undefined
    ? "form with all fields"
    : undefined;
};

const sectionList = () =>
  listOf(section, 1, MOST).superRefine((all, context) => {
    const kindsSeen = new Set<string>();
    for (const [index, each] of all.entries()) {
      const sole = soleIn(each);
      if (sole !== undefined && kindsSeen.has(sole))
        context.addIssue({
          code: "custom",
          path: [index],
          message: `is the second ${sole} of this page, which may have one`,
        });
      if (sole !== undefined) kindsSeen.add(sole);
    }
  });

/** Reports prices that are to hang in a hero, of a page without prices. */
export function reportHanging(
  on: readonly Section[],
  context: z.RefinementCtx,
  ...place: string[]
): void {
  const [first] = on;
  if (
    first?.section === "hero" &&
    first.hangingPrices !== undefined &&
    !on.some(
      (each) =>
        each.section === "prices" && monthlyOf(each.packages).length > 0,
    )
  )
    context.addIssue({
      code: "custom",
      path: [...place, 0, "hangingPrices"],
      message:
        'needs a section "prices" on this page, whose monthly prices hang',
    });
}

/** The sections of a page. */
export const pageSections = sectionList()
  .refine(isHeroFirst, "may have one hero, which stands first")
  .refine(isClosingLast, "may have one closing, which stands last")
  .superRefine((all, context) => reportHanging(all, context));

/** Sections below the text of a Markdown file. */
export const belowKeys = {
  below: sectionList()
    .refine(
      (all) => isOnlyAt("hero", all) && isClosingLast(all),
      "may have no hero, and one closing, which stands last",
    )
    .optional()
    .describe("Sections below the text."),
};

/** Sections above and below the text of a page. */
export const sectionListKeys = {
  above: sectionList()
    .refine(
      (all) =>
        all[0]?.section === "hero" &&
        isHeroFirst(all) &&
        isOnlyAt("closing", all),
      "must begin with a hero, which says the page's headline, and may have no other hero and no closing",
    )
    .optional()
    .describe("Sections above the text, a hero first."),
  ...belowKeys,
};

/** Sections, each with its frame. */
export const placed = (
  all: readonly Section[],
  frames: readonly Frame[] = framesOf(all),
): PlacedSection[] =>
  all.flatMap((each, index) => {
    const frame = frames[index];
    return frame ? { ...each, frame } : [];
  });

/** The forms of a section: one or none. */
export const formsIn = (each: Section) =>
  (each.section === "form" || each.section === "hero") && each.form
    ? [each.form]
    : [];

/** The sections of one kind. */
export const sectionsOf = <Of extends Kind>(
  sections: readonly PlacedSection[],
  kind: Of,
): Extract<PlacedSection, { section: Of }>[] =>
  sections.filter(
    (each): each is Extract<PlacedSection, { section: Of }> =>
      each.section === kind,
  );
