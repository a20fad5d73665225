import { z } from "zod";

import { FATHOMS, type Mark } from "../../format/marks.ts";
import { readParts } from "../markdown.ts";
import { MarkdownError } from "../markdown-error.ts";
import { entry, wanted } from "./entry.ts";
import { areUnique, list, headKeys, text } from "./primitives.ts";
import { statKeys } from "./shared.ts";

const dayOf = (written: string) => new Date(`${written} UTC`);

/** "July 15, 2025", as the specification writes it. */
const longDate = (day: Date) =>
  day.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

/** A date such as July 15, 2025, as visitors read it and as HTML has it. */
const date = z
  .string()
  .refine(
    (written) =>
      longDate(dayOf(written)) === written.trim().replace(/ 0(?=\d,)/, " "),
    wanted("a date, such as July 15, 2025"),
  )
  .transform((written) => ({
    shown: longDate(dayOf(written)),
    iso: dayOf(written).toISOString().slice(0, 10),
  }));

/** The parts of the policy, from Markdown; each has the next mark. */
const parts = z
  .string()
  .transform((markdown, context) => {
    try {
      return readParts(markdown);
    } catch (error) {
      if (!(error instanceof MarkdownError)) throw error;
      context.addIssue(error.issue);
      return z.NEVER;
    }
  })
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
