import { entry } from "../../content/schema/entry.ts";
import { count, text } from "../../content/schema/primitives.ts";
import { frameKeys, headKeys } from "../keys.ts";

export const articles = entry({
  ...frameKeys,
  ...headKeys,
  newest: count(1, 12).prefault("3").describe("How many are shown."),
  all: text.describe("The link to the list of articles."),
}).describe("the newest articles");
