import { entry } from "../../content/schema/entry.ts";
import { picture } from "../../content/schema/pictures.ts";
import {
  ground,
  richBlocks,
  text as plainText,
} from "../../content/schema/primitives.ts";
import { frameKeys } from "../keys.ts";

export const text = entry({
  ...frameKeys,
  heading: plainText,
  figure: plainText
    .optional()
    .describe('Very large behind the heading: "Founded 2010".'),
  text: richBlocks,
  picture: picture("story").optional(),
  pictureBackground: ground("shoal", "buff", "deep").prefault("shoal"),
  caption: plainText.optional(),
  photoCaption: plainText
    .optional()
    .describe("The caption of the photograph, where it covers the drawing."),
})
  .refine(
    (section) => section.picture !== undefined || section.caption === undefined,
    {
      path: ["caption"],
      error: "stands without a picture; take it out, or name a picture",
    },
  )
  .describe("paragraphs, and a picture");
