import { entry } from "../../content/schema/entry.ts";
import { drawingKeys, picture } from "../../content/schema/pictures.ts";
import {
  actionLink,
  ground,
  lines,
  list,
  richText,
  text,
  yesNo,
} from "../../content/schema/primitives.ts";
import { caption } from "../../content/schema/shared.ts";
import { enquiryForm } from "../form/schema.ts";
import { placeKeys } from "../keys.ts";
import { clickPrices } from "./waters/schema.ts";
import { readings } from "./sounding/schema.ts";

/** What may stand in a pane beside the words, or hang from a waterline below them. */
const SHOWN = [
  "readings",
  "hangingPrices",
  "weights",
  "clickPrices",
  "report",
  "picture",
  "form",
] as const;

export const hero = entry({
  ...placeKeys,
  quiet: yesNo
    .optional()
    .describe("Yes for the smaller headline of pages that are read."),
  kicker: text.meta({ title: "Line above the title" }).optional(),
  title: lines.meta({ title: "Lines of the title" }),
  text: richText.optional(),
  actions: list(actionLink, 0, 2)
    .prefault([])
    .describe("The first is a button, unless a form stands beside it."),
  terms: text
    .optional()
    .describe("What applies to the price or the button above it."),
  details: entry({
    email: text,
    telephone: text,
    address: text,
    note: text.optional(),
    map: text.optional().describe("The link to a map of the address."),
  })
    .optional()
    .describe("The labels of the contact details, where they are shown."),
  readings: readings.optional(),
  hangingPrices: text
    .optional()
    .describe(
      "What the page's prices are: they hang from a waterline, each as deep as it is high.",
    ),
  weights: entry({
    drawingAlt: drawingKeys.drawingAlt.unwrap(),
    caption: caption.optional(),
  })
    .optional()
    .describe("A weight for each specialist hangs from the waterline."),
  clickPrices: clickPrices.optional(),
  report: yesNo
    .optional()
    .describe("Yes for the small report in a pane beside the words."),
  picture: picture("hero").optional(),
  paneBackground: ground("shoal", "buff").prefault("shoal"),
  form: enquiryForm.optional(),
})
  .superRefine((keys, context) => {
    const [, second] = SHOWN.filter((key) => keys[key]);
    if (second !== undefined)
      context.addIssue({
        code: "custom",
        path: [second],
        message: "is the second thing beside the words; a hero shows one",
      });
  })
  .describe("the headline, and what to do");
