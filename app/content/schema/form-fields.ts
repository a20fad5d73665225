import { z } from "zod";

import { slug } from "../../format/slug.ts";
import { entry } from "./entry.ts";
import { choice, list, matching, richText, text, yesNo } from "./primitives.ts";

const NOT_EMAIL = "must be a complete email address";

export const email = z
  .email(NOT_EMAIL)
  .meta({ patternErrorMessage: NOT_EMAIL });

const KEY = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** The subject of an enquiry, which the form preselects: see `findUnknownNames`. */
export const subject = matching(
  KEY,
  "small letters, digits and dashes, because it is part of an address",
).meta({ format: "subject" });

/** The subjects by their keys: a name, or a name and who receives the enquiry. */
export const options = z
  .record(
    z.string(),
    z.preprocess(
      (value) => (typeof value === "string" ? { name: value } : value),
      entry({
        name: text,
        receiver: email.optional(),
        thanks: richText
          .optional()
          .describe("In place of the text of the thank-you page."),
      }),
    ),
  )
  .meta({ keys: "Name in addresses" })
  .superRefine((subjects, context) => {
    const wrong = Object.keys(subjects).find((key) => !KEY.test(key));
    if (wrong !== undefined)
      context.addIssue({
        code: "custom",
        path: [wrong],
        message: `"${wrong}" becomes a part of an address, so that it has small letters, digits and dashes only; the name stands behind the colon`,
      });
    if (Object.keys(subjects).length === 0)
      context.addIssue("must have a subject at least");
  })
  .transform((subjects) => {
    const pick = <Part extends "name" | "receiver" | "thanks">(part: Part) =>
      Object.fromEntries(
        Object.entries(subjects).flatMap(([key, { [part]: value }]) =>
          value === undefined ? [] : [[key, value]],
        ),
      );
    return {
      names: pick("name"),
      receivers: pick("receiver"),
      thanks: pick("thanks"),
    };
  });

/** A field of the agency's own, below the others. */
export const question = entry({
  label: text,
  kind: choice(["short text", "long text", "choice", "number"]),
  required: yesNo.optional(),
  hint: text.optional(),
  error: text.optional().describe("Shows beside the field if it is wrong."),
  choices: list(text, 2, 20).optional(),
})
  .refine(
    ({ kind, choices }) => (kind === "choice") === (choices !== undefined),
    {
      path: ["choices"],
      error: 'belongs to a field with "kind: choice", and only to such a one',
    },
  )
  .refine(
    ({ kind, required, error }) => error ?? (kind !== "number" && !required),
    {
      path: ["error"],
      error:
        "is missing: what to tell a visitor who leaves out what is required, or writes no number",
    },
  )
  .transform(({ required, choices = [], ...rest }) => ({
    ...rest,
    key: slug(rest.label),
    isRequired: required === true,
    choices,
  }))
  .refine(({ key }) => key !== "", {
    path: ["label"],
    error: "must have letters or digits",
  });
