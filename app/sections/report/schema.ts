import { entry } from "../../content/schema/entry.ts";
import { headKeys, lightFrameKeys } from "../keys.ts";

export const report = entry({ ...lightFrameKeys, ...headKeys }).describe(
  "one month's report, small",
);
