import { entry } from "../../content/schema/entry.ts";
import {
  optionalDrawingKeys,
  withDrawing,
} from "../../content/schema/pictures.ts";
import { list, text } from "../../content/schema/primitives.ts";
import { sampleKeys, statKeys } from "../../content/schema/shared.ts";
import { frameKeys, hiddenHeadKeys } from "../keys.ts";

const figure = entry({
  ...statKeys,
  basis: text.describe("What it counts and when, in one line below it."),
  note: text
    .optional()
    .describe("More about how it is measured, which a visitor can open."),
  ...optionalDrawingKeys,
  ...sampleKeys,
}).transform(withDrawing);

export const figures = entry({
  ...frameKeys,
  ...hiddenHeadKeys,
  figures: list(figure, 1, 8),
}).describe("what can be counted");
