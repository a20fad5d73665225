import { entry } from "../../content/schema/entry.ts";
import { frameKeys } from "../keys.ts";

/** The figures of report.yaml's sheet, worked out. */
export const sums = entry({ ...frameKeys });
