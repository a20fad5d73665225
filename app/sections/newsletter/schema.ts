import { entry } from "../../content/schema/entry.ts";
import { frameKeys, headKeys } from "../keys.ts";

export const newsletter = entry({ ...frameKeys, ...headKeys }).describe(
  "the newsletter form",
);
