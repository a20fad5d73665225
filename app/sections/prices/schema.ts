import { entry, unique } from "../../content/schema/entry.ts";
import { packageItem } from "../../content/schema/prices.ts";
import { QUOTED } from "../../content/schema/shared.ts";
import {
  list,
  pageLink,
  richText,
  text,
} from "../../content/schema/primitives.ts";
import { headKeys, lightFrameKeys } from "../keys.ts";

/** The id of a package on its page. */
export const packageId = (
  { place }: { place?: string | undefined },
  section: string,
  index: number,
): string => place ?? `${section}-package-${index + 1}`;

export const prices = entry({
  ...lightFrameKeys,
  ...headKeys,
  packages: list(packageItem.meta({ asText: QUOTED }), 1, 4)
    .superRefine(
      unique(
        'must have "most popular" on one package at most',
        ({ mostPopular }) => mostPopular || undefined,
        "mostPopular",
      ),
    )
    .superRefine(
      unique(
        "must not give two packages the same name",
        ({ name }) => name,
        "name",
      ),
    )
    .superRefine(
      unique(
        "must not give two packages the same place",
        ({ place }) => place,
        "place",
      ),
    ),
  button: pageLink.describe("The button of each package without a subject."),
  conditions: richText
    .optional()
    .describe("What applies to all prices, once, below them."),
  customQuote: entry({ question: text, link: pageLink }).optional(),
}).describe("packages with their prices");
