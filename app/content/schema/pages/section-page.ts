import type { z } from "zod";

import { MOST, section } from "../../../sections/kinds.ts";
import { entry } from "../entry.ts";
import { headKeys, list, text, yesNo } from "../primitives.ts";

/** A page made of sections: a YAML file in content/pages. */
export const sectionPage = entry({
  ...headKeys,
  name: text
    .optional()
    .describe(
      "What search engines call the page; without it, what the menu calls it, or its title.",
    ),
  menu: yesNo
    .meta({ usual: "yes" })
    .optional()
    .describe("No for a campaign's page: the logo and the telephone alone."),
  sections: list(section, 1, MOST).refine(
    (sections) =>
      sections.every(
        ({ section: kind }, index) =>
          (kind !== "hero" || index === 0) &&
          (kind !== "closing" || index === sections.length - 1),
      ),
    "must have a hero first and a closing last, if there is one",
  ),
});

export type WrittenPage = z.output<typeof sectionPage>;
