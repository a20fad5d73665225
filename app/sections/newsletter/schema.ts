import { entry } from "../../content/schema/entry.ts";
import { frameKeys, headKeys } from "../keys.ts";

/** The newsletter form of newsletter.yaml. */
export const newsletter = entry({ ...frameKeys, ...headKeys });
