import { entry } from "../../content/schema/entry.ts";
import { frameKeys } from "../keys.ts";

export const sums = entry({ ...frameKeys }).describe(
  "the report's figures, worked out",
);
