import { entry } from "../../content/schema/entry.ts";
import { text } from "../../content/schema/primitives.ts";
import { frameKeys } from "../keys.ts";

/** The clients' logos of clients.yaml, in one row. */
export const logos = entry({
  ...frameKeys,
  heading: text.optional().describe("In place of the heading in clients.yaml."),
});
