import { entry } from "../../content/schema/entry.ts";
import { text } from "../../content/schema/primitives.ts";
import { lightFrameKeys } from "../keys.ts";

/** The clients' logos of clients.yaml, in one row. */
export const logos = entry({
  ...lightFrameKeys,
  heading: text.optional().describe("In place of the heading in clients.yaml."),
});
