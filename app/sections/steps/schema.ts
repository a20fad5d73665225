import { entry } from "../../content/schema/entry.ts";
import { list, richText, text } from "../../content/schema/primitives.ts";
import { frameKeys, headKeys } from "../keys.ts";

const step = entry({
  when: text.optional(),
  title: text,
  text: richText,
  receive: richText
    .optional()
    .describe("What the client receives at the end of the step."),
});

export const steps = entry({
  ...frameKeys,
  ...headKeys,
  steps: list(step, 1, 6),
}).describe("what happens when");
