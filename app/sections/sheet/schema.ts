import { entry } from "../../content/schema/entry.ts";
import { lightFrameKeys } from "../keys.ts";

export const sheet = entry({ ...lightFrameKeys }).describe(
  "the whole report, with notes",
);
