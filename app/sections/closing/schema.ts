import { entry } from "../../content/schema/entry.ts";
import { closingKeys } from "../../content/schema/shared.ts";
import { frameKeys } from "../keys.ts";

/** The last line of a page, and what to do. */
export const closing = entry({ ...frameKeys, ...closingKeys });
