import { entry } from "../../content/schema/entry.ts";
import { text } from "../../content/schema/primitives.ts";
import { frameKeys, headKeys } from "../keys.ts";

export const hours = entry({
  ...frameKeys,
  ...headKeys,
  closed: text,
  closedDays: text
    .optional()
    .describe("Above the closed days of company.yaml, if there are some."),
}).describe("the opening hours");
