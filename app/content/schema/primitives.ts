import { z } from "zod";

import {
  contactAddress,
  SUBJECTS,
} from "../../features/enquiry/enquiry-address.ts";
import { FATHOMS } from "../../format/soundings.ts";
import type { PageAddress } from "../../page-path.ts";
import { plates, type PlateName } from "../../plates.ts";
import routes from "../../routes.ts";
import { wrong } from "./reasons.ts";

type Entry = (typeof routes)[number];

function* pathsOf(entries: readonly Entry[], base = ""): Generator<string> {
  for (const { path, index, children } of entries) {
    const address = path === undefined ? base : `${base}/${path}`;
    if (children) yield* pathsOf(children, address);
    else if (index || path !== "*") yield address || "/";
  }
}

/** The URL path of every page in routes.ts. */
export const pagePaths: ReadonlySet<string> = new Set(pathsOf(routes));

/** A text that is not empty. */
export const text = z
  .string()
  .refine((value) => value.trim() !== "", "must not be empty");

/** A text with each of these slots once, such as `{fee}`, and no others. */
export const template = (...slots: readonly string[]) => {
  const wanted = slots.map((slot) => `{${slot}}`).toSorted();
  return text.refine(
    (value) => {
      const found = value.match(/\{\w*\}/g) ?? [];
      return found.toSorted().join() === wanted.join();
    },
    `must have ${wanted.join(" and ")} once each, and no other slot`,
  );
};

/** Marks invented content, which must be confirmed or replaced before launch. */
export const sample = z.literal(true).optional();

const contactAddresses: ReadonlySet<string> = new Set(
  SUBJECTS.map(contactAddress),
);

/** A page of this site, with or without a fragment, or the URL of an enquiry. */
const pageAddress = z.custom<PageAddress>(
  (value) =>
    typeof value === "string" &&
    (pagePaths.has(value.replace(/#.+$/, "")) || contactAddresses.has(value)),
  wrong((input) => `"${String(input)}" is not a page of this site`),
);

/** The subject of an enquiry, which the contact form preselects. */
export const subject = z.enum(
  SUBJECTS,
  wrong((input) => `"${String(input)}" is not a subject of an enquiry`),
);

/** A link to a page of this site. */
export const pageLink = z.strictObject({ text, to: pageAddress });

/** A button-like link; screen readers read `spokenEnd` after its text. */
export const actionLink = pageLink.extend({ spokenEnd: text.optional() });

/** A link to an email address or a telephone number. */
const contactLink = z.strictObject({
  text,
  href: z.string().regex(/^(mailto:|tel:)\S+$/, "must be mailto: or tel:"),
});

/** A paragraph: a text, or a list of texts, links and bold phrases. */
export const richText = z.union(
  [
    text,
    z.array(
      z.union([text, pageLink, contactLink, z.strictObject({ strong: text })]),
    ),
  ],
  wrong("must be a text, or a list of texts, links and { strong }"),
);

/** Whether no two values are equal. */
export const areUnique = (values: readonly unknown[]) =>
  new Set(values).size === values.length;

/** A heading with fixed line breaks. */
export const lines = z.array(text).min(1, "must have a line");

/** An amount of money in whole pence. */
export const pence = z
  .int(wrong("must be a whole number of pence"))
  .positive("must be more than 0");

/** A percentage, from 0 to 100. */
export const percent = z
  .number(wrong("must be a percentage"))
  .min(0, "must be 0 to 100")
  .max(100, "must be 0 to 100");

const plateName = z.custom<PlateName>(
  (value) => typeof value === "string" && Object.hasOwn(plates, value),
  wrong((input) => `"${String(input)}" is not a plate of app/plates.ts`),
);

/** A drawing. Its alt text is empty only if the text beside it says the same. */
export const drawing = z.strictObject({
  plate: plateName,
  alt: z.string("must have alt text, which is empty for a decorative drawing"),
});

/** A photograph from the image host, by its id there. */
export const photograph = z.strictObject({
  id: z.string().regex(/^\d+-[0-9a-f]+$/, "must be an id of the image host"),
  alt: text,
});

/** A drawing, and the photograph that may cover it. */
export const picture = z.strictObject({
  drawing,
  photograph: photograph.optional(),
});

/** A section's mark of the lead line: its depth in fathoms, and a label. */
export const mark = z.strictObject({
  fathoms: z.literal(
    FATHOMS,
    wrong((input) => `${String(input)} is not a mark of the lead line`),
  ),
  label: text,
});

/** A page's title and description for browsers and search engines. */
export const pageHead = z.strictObject({
  title: text.max(60, "must be at most 60 characters"),
  description: text
    .min(70, "must be at least 70 characters")
    .max(155, "must be at most 155 characters"),
  /** False for a page with `noindex`. */
  isIndexed: z.literal(false).optional(),
});

export type Drawing = z.infer<typeof drawing>;
export type Mark = z.infer<typeof mark>;
export type PageHead = z.infer<typeof pageHead>;
export type ActionLink = z.infer<typeof actionLink>;
export type PageLink = z.infer<typeof pageLink>;
export type Photograph = z.infer<typeof photograph>;
export type Picture = z.infer<typeof picture>;
export type RichText = z.infer<typeof richText>;
