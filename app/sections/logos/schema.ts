import { entry } from "../../content/schema/entry.ts";
import { text } from "../../content/schema/primitives.ts";
import { frameKeys, lightGround } from "../keys.ts";

/** The clients' logos of clients.yaml, in one row. */
export const logos = entry({
  ...frameKeys,
  ...lightGround,
  heading: text.optional().describe("In place of the heading in clients.yaml."),
});
