import type { z } from "zod";

import { pageSections } from "../../../sections/kinds.ts";
import { entry } from "../entry.ts";
import { headKeys, text, yesNo } from "../primitives.ts";

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
  sections: pageSections,
});

export type WrittenPage = z.output<typeof sectionPage>;
