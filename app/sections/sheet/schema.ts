import { entry } from "../../content/schema/entry.ts";
import { lightFrameKeys } from "../keys.ts";

/** The whole sheet of report.yaml, as it is sent, with notes on its parts. */
export const sheet = entry({ ...lightFrameKeys });
