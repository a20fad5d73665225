import { createHash } from "node:crypto";
import { z } from "zod";

import { pageAddress } from "../address.ts";
import { decoded } from "../markdown/parse.ts";
import { entry } from "./entry.ts";
import {
  headKeys,
  list,
  pageLink,
  richText,
  text,
  yesNo,
} from "./primitives.ts";
import { template } from "./templates.ts";
import { date, today } from "./date.ts";

/** What `sends nothing` of a form is. */
export const SENDS_NOTHING = "Shows instead while the forms send nothing.";

const links = list(pageLink, 1, 12);
const linkList = entry({ heading: text, links }).default({
  heading: "",
  links: [],
});

export const navigation = entry({
  skip: text,
  logo: text.describe("The accessible name of the logo's link."),
  menu: text.describe(
    "The button that opens the main links on narrow screens.",
  ),
  close: text.describe("The same button while the menu is open."),
  action: pageLink.describe(
    "The action at the foot of the menu, and what it costs to press it.",
  ),
  promise: text.optional(),
  call: text
    .optional()
    .describe("Beside the telephone number of a page without a menu."),
  main: entry({ label: text, links: list(pageLink, 1, 8) }),
  quickLinks: linkList,
  ourServices: linkList,
});

/** The texts of both newsletter forms. */
export const newsletterForm = entry({
  label: text,
  placeholder: text,
  error: text,
  button: text,
  privacy: richText.describe("Who uses the address, and what for."),
  sendsNothing: richText.optional().describe(SENDS_NOTHING),
  sending: text.describe("The text of the button until the server responds."),
  failed: richText.describe(
    "The error message when the server has not stored the address.",
  ),
});

export const footer = entry({
  newsletter: entry({ heading: text, text }).optional(),
  colophon: text
    .optional()
    .describe("What the marks mean, which are drawn above it."),
  rights: text,
  cookieSettings: text.describe(
    "The text of the button that opens the cookie notice again.",
  ),
  report: pageLink.optional(),
  details: pageLink.optional(),
  privacy: pageLink.optional(),
});

const question = entry({ text, details: richText });

export const cookieNotice = entry({
  notice: yesNo
    .meta({ usual: "yes" })
    .optional()
    .describe("No for a site without the notice, while nothing is measured."),
  label: text,
  text,
  stored: text.describe("What the site stores; both details quote it."),
  before: entry({ accepted: text, rejected: text }),
  accept: text,
  reject: text,
  more: text,
  less: text,
  details: richText,
  whenMeasuring: entry({
    counting: question.describe("If only counting is asked for."),
    advertising: question,
    both: question,
    mayObject: question.describe(
      "If visits are counted unless the visitor objects: behind the footer's button.",
    ),
    objectOrAccept: question.describe(
      "If visits are counted so, and advertising is asked for.",
    ),
    only: text.describe("The button for a yes to counting alone."),
    purposes: entry({ counting: text, advertising: text, save: text }).describe(
      "The two boxes of the settings, and their button.",
    ),
    footer: entry({ line: text, button: text }).describe(
      "In the footer if visits are counted unless the visitor objects.",
    ),
    plausible: richText.describe(
      "A sentence about each service; the details end with those of the services in use.",
    ),
    googleAnalytics: richText.meta({ title: "Google Analytics" }),
    googleAds: richText.meta({ title: "Google Ads" }),
    enquirySources: richText,
  }).optional(),
});

export const fallback = entry({
  title: text,
  heading: text,
  notFound: entry({ message: text, explanation: text }),
  failure: entry({ explanation: text, retry: text }),
  waysBack: list(pageLink, 1, 4),
});

/** The words around the text of every Markdown page. */
export const textLabels = entry({
  footnotes: text,
  linkTo: template("heading").describe(
    "The link beside a heading, which can be copied.",
  ),
  video: entry({ play: text, loads: template("service") }).describe(
    "The button on a film's picture, and what it loads.",
  ),
});

/** Old addresses and their pages (checks/redirects.ts). */
export const redirects = z.preprocess(
  // The editor leaves an empty file where the last one was taken out.
  (value) => value ?? {},
  z
    .record(z.string().overwrite(decoded), pageAddress)
    .meta({ keys: "Old address", values: "Page" }),
);

export type Fallback = z.infer<typeof fallback>;
export type Footer = z.infer<typeof footer>;
export type Navigation = z.infer<typeof navigation>;
export type TextLabels = z.infer<typeof textLabels>;
export type NewsletterWords = z.infer<typeof newsletterForm>;

/** A bar at the top of the pages; without its file there is none. */
export const announcement = entry({
  text: richText,
  link: pageLink.optional(),
  from: date.optional(),
  until: date.optional(),
  pages: list(pageAddress, 1, 20)
    .optional()
    .describe("Every page, unless some are named."),
  published: headKeys.published.describe("No to keep it for another time."),
})
  .refine(({ from, until }) => !from || !until || from.iso <= until.iso, {
    path: ["until"],
    error: 'is before "from"',
  })
  .transform(({ published = true, ...bar }) =>
    published
      ? {
          ...bar,
          /** What a visitor has closed: another text shows again. */
          key: createHash("sha256")
            .update(JSON.stringify([bar.text, bar.link]))
            .digest("hex")
            .slice(0, 8),
        }
      : undefined,
  )
  .optional();

export type Announcement = NonNullable<z.infer<typeof announcement>>;

/** Why an announcement is not shown on a day, if it is not. */
export function whyHidden(
  { from, until }: Announcement,
  now: Date,
): string | undefined {
  if (from && today(now) < from.iso)
    return `is not shown yet: a build from ${from.shown} on has it`;
  if (until && today(now) > until.iso)
    return `is not shown any more: it ended on ${until.shown}`;
  return undefined;
}
