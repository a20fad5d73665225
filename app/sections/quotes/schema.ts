import { entry } from "../../content/schema/entry.ts";
import { list, richText, text } from "../../content/schema/primitives.ts";
import {
  proofKeys,
  QUOTED,
  sampleKeys,
  withoutProof,
} from "../../content/schema/shared.ts";
import { frameKeys, hiddenHeadKeys } from "../keys.ts";

const testimonial = entry({
  quote: richText,
  author: text.describe(
    'A name, or who it is where the name may not be told: "A heating engineer in Leeds".',
  ),
  position: text.optional(),
  company: text.optional(),
  ...proofKeys,
  ...sampleKeys,
})
  .transform(withoutProof)
  .meta({ asText: QUOTED });

export const quotes = entry({
  ...frameKeys,
  ...hiddenHeadKeys,
  testimonials: list(testimonial, 1, 5),
}).describe("clients' words");
