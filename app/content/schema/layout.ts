import { z } from "zod";

import { pageAddress } from "../address.ts";
import { entry } from "./entry.ts";
import { list, pageLink, richText, text } from "./primitives.ts";
import { template } from "./templates.ts";

/** What `sends nothing` of a form is. */
export const SENDS_NOTHING = "Shows instead while the forms send nothing.";

const links = list(pageLink, 1, 12);
const linkList = entry({ heading: text, links });

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
  promise: text,
  call: text.describe("Beside the telephone number of a page without a menu."),
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
  newsletter: entry({ heading: text, text }),
  colophon: text,
  rights: text,
  cookieSettings: text.describe(
    "The text of the button that opens the cookie notice again.",
  ),
  report: pageLink.optional(),
  details: pageLink.optional(),
  privacy: pageLink.optional(),
});

export const cookieNotice = entry({
  label: text,
  text,
  stored: text.describe("What the site stores; both details quote it."),
  before: entry({ accepted: text, rejected: text }),
  accept: text,
  reject: text,
  more: text,
  less: text,
  details: richText,
  whenSent: entry({ text, details: richText })
    .optional()
    .describe(
      "Replaces both if the forms are sent: Accept then allows something.",
    ),
  whenMeasuring: entry({
    text,
    details: richText,
    plausible: richText.describe(
      "A sentence about each service; the details end with those of the services in use.",
    ),
    googleAnalytics: richText,
    googleAds: richText,
    mayObject: entry({ text, details: richText }).describe(
      "Replaces both if visits are counted unless the visitor objects.",
    ),
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

/** Old addresses and their pages (checks/link-problems.ts). */
export const redirects = z
  .record(z.string(), pageAddress)
  .meta({ keys: "Old address", values: "Page" })
  .default({});

export type CookieNoticeWords = z.infer<typeof cookieNotice>;
export type Fallback = z.infer<typeof fallback>;
export type Footer = z.infer<typeof footer>;
export type Navigation = z.infer<typeof navigation>;
export type TextLabels = z.infer<typeof textLabels>;
export type NewsletterWords = z.infer<typeof newsletterForm>;
