import { networkEstimate } from "../../content/schema/prices.ts";
import { entry } from "../../content/schema/entry.ts";
import { heading, richText } from "../../content/schema/primitives.ts";
import { frameKeys } from "../keys.ts";

export const estimator = entry({
  ...frameKeys,
  heading: heading
    .optional()
    .describe("In place of the one in estimator.yaml."),
  intro: richText.optional(),
  network: networkEstimate,
}).describe("the fee of one network");
