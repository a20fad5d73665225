import type { z } from "zod";

import type { PagePath } from "../../../page-path.ts";
import {
  reportHanging,
  sectionListKeys,
  pageSections,
} from "../../../sections/kinds.ts";
import { pageText } from "../../markdown/long-text.ts";
import { date } from "../date.ts";
import { entry } from "../entry.ts";
import { pictureKeys, withPicture } from "../pictures.ts";
import { headKeys, text, yesNo } from "../primitives.ts";

const MENU_TEXT = 16;

/** A page made from a Markdown file in content/pages. */
export const page = (path: PagePath) =>
  entry({
    ...headKeys,
    inTheMenu: yesNo.optional(),
    name: text
      .optional()
      .describe(
        "What the menu and search engines call the page; without it, its title.",
      ),
    heading: text
      .optional()
      .describe(
        "The headline of the page; without it, its title, which search engines show.",
      ),
    kicker: text.optional(),
    updated: date
      .optional()
      .describe("The day of its last change, behind the kicker."),
    contents: text
      .optional()
      .describe("The heading of a table of contents, if there is to be one."),
    ...pictureKeys("textHead"),
    ...sectionListKeys,
    text: pageText,
  })
    .superRefine(({ inTheMenu, name, title }, context) => {
      const shown = name ?? title;
      if (inTheMenu === true && shown.length > MENU_TEXT)
        context.addIssue({
          code: "custom",
          path: [name === undefined ? "title" : "name"],
          message: `has ${shown.length} characters, and the menu has room for ${MENU_TEXT}: give the page a shorter "name" for the menu`,
        });
    })
    .superRefine(({ above, below = [], ...rest }, context) => {
      if (!above) return;
      reportHanging([...above, ...below], context, "above");
      const lost = (["heading", "kicker", "photo", "drawing"] as const).find(
        (key) => rest[key] !== undefined,
      );
      if (lost !== undefined)
        context.addIssue({
          code: "custom",
          path: [lost],
          message: 'is not shown with "above"; write it into the hero there',
        });
    })
    .transform(withPicture("textHead"))
    .transform(({ name, heading, kicker, picture, ...rest }) => ({
      ...rest,
      path,
      kicker:
        [kicker, rest.updated?.shown].filter(Boolean).join(" ") || undefined,
      heading: heading ?? rest.title,
      name: name ?? rest.title,
      ...((picture.drawing ?? picture.photograph) && { picture }),
    }));

export type TextPage = z.output<ReturnType<typeof page>>;

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
