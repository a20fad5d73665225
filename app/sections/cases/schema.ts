import { entry, unique } from "../../content/schema/entry.ts";
import { list, richText, text } from "../../content/schema/primitives.ts";
import { frameKeys, headKeys } from "../keys.ts";

export const cases = entry({
  ...frameKeys,
  ...headKeys,
  caseStudies: list(text.meta({ format: "case study" }), 1, 7)
    .superRefine(unique("must not name the same case study twice"))
    .describe(
      "The names of files in content/case-studies; the first is shown large.",
    ),
  caption: richText.optional(),
}).describe("case studies, before and after");
