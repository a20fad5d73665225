import { entry } from "../../content/schema/entry.ts";
import { frameKeys, headKeys, lightGround } from "../keys.ts";

/** The small sheet of one month's report, beside a heading. */
export const report = entry({ ...frameKeys, ...lightGround, ...headKeys });
