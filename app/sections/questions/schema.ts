import { entry, unique } from "../../content/schema/entry.ts";
import {
  list,
  richBlocks,
  richText,
  text,
} from "../../content/schema/primitives.ts";
import { frameKeys } from "../keys.ts";

const question = entry({ question: text, answer: richBlocks });

const several = list(question, 1, 14).superRefine(
  unique(
    "must not ask the same question twice",
    ({ question: asked }) => asked,
    "question",
  ),
);

export const questions = entry({
  ...frameKeys,
  // The heading's column is too narrow for no-break spaces, so it is plain text.
  heading: text,
  intro: richText.optional(),
  questions: several.optional(),
  groups: list(entry({ label: text, questions: several }), 1, 3).optional(),
})
  .refine(
    ({ questions: own, groups }) =>
      (own === undefined) !== (groups === undefined),
    'must have either "questions" or "groups"',
  )
  .transform(({ questions: own = [], groups, ...rest }) => ({
    ...rest,
    groups: groups ?? [{ label: undefined, questions: own }],
  }))
  .describe("questions that open");
