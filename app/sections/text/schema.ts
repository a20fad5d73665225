import { entry } from "../../content/schema/entry.ts";
import {
  captionHasPicture,
  LONELY_CAPTION,
  picture,
} from "../../content/schema/pictures.ts";
import {
  ground,
  richBlocks,
  text as plainText,
} from "../../content/schema/primitives.ts";
import { frameKeys } from "../keys.ts";

/** Paragraphs, with a picture or without. */
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
}).refine(captionHasPicture, LONELY_CAPTION);
