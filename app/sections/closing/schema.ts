import { entry } from "../../content/schema/entry.ts";
import {
  actionLink,
  heading,
  list,
  richText,
} from "../../content/schema/primitives.ts";
import { frameKeys } from "../keys.ts";

/** The last line of a page, and what to do. */
export const closing = entry({
  ...frameKeys,
  heading,
  text: richText.optional(),
  actions: list(actionLink, 1, 2),
});
