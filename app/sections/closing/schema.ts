import { entry } from "../../content/schema/entry.ts";
import {
  actionLink,
  heading,
  list,
  richText,
} from "../../content/schema/primitives.ts";
import { frameKeys } from "../keys.ts";

export const closing = entry({
  ...frameKeys,
  heading,
  text: richText.optional(),
  actions: list(actionLink, 1, 2),
}).describe("the last line, and what to do");
