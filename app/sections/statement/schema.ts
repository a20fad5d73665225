import { entry } from "../../content/schema/entry.ts";
import {
  list,
  richText,
  text,
  yesNo,
} from "../../content/schema/primitives.ts";
import { frameKeys } from "../keys.ts";

export const statement = entry({
  ...frameKeys,
  heading: text,
  hidesHeading: yesNo.optional().describe("Yes if only screen readers say it."),
  statements: list(entry({ label: text, text: richText }), 1, 6),
}).describe("mission, vision, values");
