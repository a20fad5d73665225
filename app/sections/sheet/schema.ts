import { entry } from "../../content/schema/entry.ts";
import { frameKeys, lightGround } from "../keys.ts";

/** The whole sheet of report.yaml, as it is sent, with notes on its parts. */
export const sheet = entry({ ...frameKeys, ...lightGround });
