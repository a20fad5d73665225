import { entry } from "../../content/schema/entry.ts";
import { text } from "../../content/schema/primitives.ts";
import { lightFrameKeys } from "../keys.ts";

export const logos = entry({
  ...lightFrameKeys,
  heading: text.optional().describe("In place of the heading in clients.yaml."),
}).describe("the clients' logos");
