import { entry } from "../../content/schema/entry.ts";
import { headKeys, lightFrameKeys } from "../keys.ts";

/** The small sheet of one month's report, beside a heading. */
export const report = entry({ ...lightFrameKeys, ...headKeys });
