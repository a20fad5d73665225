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

/** Every static address of routes.ts. */
export const pagePaths: ReadonlySet<string> = new Set(pathsOf(routes));

export const text = z
  .string()
  .refine((value) => value.trim() !== "", "must not be empty");

/** A text with these slots, and no others. */
export const template = (...slots: readonly string[]) => {
  const wanted = slots.map((slot) => `{${slot}}`).toSorted();
  return text.refine(
    (value) => {
      const found = value.match(/\{\w*\}/g) ?? [];
      return found.toSorted().join() === wanted.join();
    },
    `must have ${wanted.join(" and ")}, each once, and no other slot`,
  );
};

/** Invented for the sample site: to be confirmed or replaced before launch. */
export const sample = z.literal(true).optional();

const contactAddresses: ReadonlySet<string> = new Set(
  SUBJECTS.map(contactAddress),
);

/** A page of this site, with or without `#place`, or an enquiry's address. */
const pageAddress = z.custom<PageAddress>(
  (value) =>
    typeof value === "string" &&
    (pagePaths.has(value.replace(/#.+$/, "")) || contactAddresses.has(value)),
  wrong((input) => `"${String(input)}" is no page of this site`),
);

/** What an enquiry that begins here is about. */
export const subject = z.enum(
  SUBJECTS,
  wrong((input) => `"${String(input)}" is no subject of an enquiry`),
);

export const pageLink = z.strictObject({ text, to: pageAddress });

/** A button that leads to a page; where its label says too little, more is read out. */
export const actionLink = pageLink.extend({ spokenEnd: text.optional() });

/** An address outside the pages: mail or telephone. */
const contactLink = z.strictObject({
  text,
  href: z.string().regex(/^(mailto:|tel:)\S+$/, "must be mailto: or tel:"),
});

/** A paragraph: plain, or pieces of text with links and marked phrases. */
export const richText = z.union(
  [
    text,
    z.array(
      z.union([text, pageLink, contactLink, z.strictObject({ strong: text })]),
    ),
  ],
  wrong("must be a text, or a list of texts, links and { strong }"),
);

/** Whether no two are the same. */
export const areUnique = (values: readonly unknown[]) =>
  new Set(values).size === values.length;

/** A heading set in lines that are broken by hand. */
export const lines = z.array(text).min(1, "must have a line");

/** Money: whole pence. */
export const pence = z
  .int(wrong("must be a whole number of pence"))
  .positive("must be more than nothing");

export const percent = z
  .number(wrong("must be a number of per cent"))
  .min(0, "must be 0 to 100")
  .max(100, "must be 0 to 100");

const plateName = z.custom<PlateName>(
  (value) => typeof value === "string" && Object.hasOwn(plates, value),
  wrong((input) => `"${String(input)}" is no plate in public/plates`),
);

/** A drawing. Its alt is empty only where the text beside it says the same. */
export const drawing = z.strictObject({
  plate: plateName,
  alt: z.string(
    "must have an alt text, empty where the drawing only decorates",
  ),
});

/** A photograph of the image host, over the drawing of the same place. */
export const photograph = z.strictObject({
  id: z.string().regex(/^\d+-[0-9a-f]+$/, "must be an id of the image host"),
  alt: text,
});

/** A place for a picture: the drawing, and the photograph that may cover it. */
export const picture = z.strictObject({
  drawing,
  photograph: photograph.optional(),
});

export const mark = z.strictObject({
  fathoms: z.literal(
    FATHOMS,
    wrong((input) => `${String(input)} is no mark of the lead line`),
  ),
  label: text,
});

export const pageHead = z.strictObject({
  /** Shown by the browser and by search engines. */
  title: text.max(60, "must be at most 60 characters"),
  description: text
    .min(70, "must be at least 70 characters")
    .max(155, "must be at most 155 characters"),
  /** Of a page that search engines leave out. */
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
