import { entry } from "../../content/schema/entry.ts";
import {
  optionalDrawingKeys,
  picture,
  withDrawing,
} from "../../content/schema/pictures.ts";
import {
  list as listOf,
  pageLink,
  richText,
  text,
  yesNo,
} from "../../content/schema/primitives.ts";
import { frameKeys, headKeys } from "../keys.ts";

const item = entry({
  title: text,
  text: richText.optional(),
  ...optionalDrawingKeys,
  caption: text.optional().describe("Below the drawing."),
  contains: listOf(richText, 1, 8)
    .optional()
    .describe("What it contains, in points."),
  link: pageLink.optional(),
}).transform(withDrawing);

export const list = entry({
  ...frameKeys,
  ...headKeys,
  large: listOf(item, 1, 2)
    .optional()
    .describe("One or two entries that stand first, in larger type."),
  entries: listOf(item, 1, 9),
  beside: yesNo
    .optional()
    .describe("Yes for entries below each other, beside the heading."),
  picture: picture("text").optional().describe("Below the heading, beside."),
  report: yesNo
    .optional()
    .describe("Yes for the small report in the place of a picture."),
  caption: richText.optional().describe("Below the picture or the report."),
})
  .refine(
    ({ beside, picture: shown, report }) =>
      beside === true || !(shown ?? report),
    { path: ["beside"], error: "must be yes for a picture or the report" },
  )
  .describe("services, benefits, reasons, parts");
