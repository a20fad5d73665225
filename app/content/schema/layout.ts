import { z } from "zod";

import { pageAddress } from "../address.ts";
import { entry } from "./entry.ts";
import { list, pageLink, richText, text } from "./primitives.ts";
import { template } from "./templates.ts";

const links = list(pageLink, 1, 12);
const linkList = entry({ heading: text, links });

export const navigation = entry({
  skip: text,
  /** The accessible name of the logo's link. */
  logo: text,
  /** The button that opens the main links on narrow screens. */
  menu: text,
  /** The same button while the menu is open. */
  close: text,
  /** The action at the foot of the menu, and what it costs to press it. */
  action: pageLink,
  promise: text,
  main: entry({ label: text, links: list(pageLink, 1, 8) }),
  /** The list of a page's sections. */
  sections: entry({ label: text }),
  quickLinks: linkList,
  ourServices: linkList,
});

/** The texts of both newsletter forms. */
export const newsletterForm = entry({
  label: text,
  placeholder: text,
  error: text,
  button: text,
  /** Who uses the address, and what for. */
  privacy: richText,
  /** The text of the button until the server responds. */
  sending: text,
  /** The error message when the server has not stored the address. */
  failed: richText,
});

export const footer = entry({
  newsletter: entry({ heading: text, text }),
  colophon: text,
  rights: text,
  /** The text of the button that opens the cookie notice again. */
  cookieSettings: text,
  report: pageLink.optional(),
  details: pageLink.optional(),
  privacy: pageLink.optional(),
});

export const cookieNotice = entry({
  label: text,
  text,
  /** What the site stores; both details quote it. */
  stored: text,
  before: entry({ accepted: text, rejected: text }),
  accept: text,
  reject: text,
  more: text,
  less: text,
  details: richText,
  /** Replaces the text and the details if something is measured. */
  whenMeasuring: entry({
    text,
    details: richText,
    /** A sentence about each service; the details end with those of the services in use. */
    plausible: richText,
    googleAnalytics: richText,
    googleAds: richText,
    /** Replaces both if visits are counted unless the visitor objects. */
    mayObject: entry({ text, details: richText }),
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
  /** The link beside a heading, which can be copied. */
  linkTo: template("heading"),
  /** The button on a film's picture, and what it loads. */
  video: entry({ play: text, loads: template("service") }),
});

/** Old addresses and their pages (checks/redirect-problems.ts). */
export const redirects = z
  .record(z.string(), pageAddress)
  .meta({ keys: "Old address", values: "Page" })
  .default({});

export type CookieNotice = z.infer<typeof cookieNotice>;
export type Fallback = z.infer<typeof fallback>;
export type Footer = z.infer<typeof footer>;
export type Navigation = z.infer<typeof navigation>;
export type TextLabels = z.infer<typeof textLabels>;
export type NewsletterForm = z.infer<typeof newsletterForm>;
