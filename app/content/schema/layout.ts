import { z } from "zod";

import { pageLink, richText, text } from "./primitives.ts";

const linkList = z.strictObject({
  heading: text,
  links: z.array(pageLink).min(1, "must have a link"),
});

export const navigation = z.strictObject({
  /** The text of the skip link. */
  skip: text,
  /** The accessible name of the logo's link. */
  logo: text,
  /** The button that opens the main links on narrow screens. */
  menu: text,
  main: z.strictObject({
    label: text,
    links: z.array(pageLink).min(1, "must have a link"),
  }),
  quickLinks: linkList,
  ourServices: linkList,
});

export const footer = z.strictObject({
  newsletter: z.strictObject({ heading: text, text }),
  colophon: text,
  rights: text,
  /** The text of the button that opens the cookie notice again. */
  cookieSettings: text,
  privacy: pageLink,
});

export const cookieNotice = z.strictObject({
  label: text,
  text,
  before: z.strictObject({ accepted: text, rejected: text }),
  accept: text,
  reject: text,
  more: text,
  less: text,
  details: richText,
});

export const fallback = z.strictObject({
  title: text,
  heading: text,
  notFound: z.strictObject({ message: text, explanation: text }),
  failure: z.strictObject({ explanation: text, retry: text }),
  waysBack: z.array(pageLink).min(1, "must have a way back"),
});

export type CookieNotice = z.infer<typeof cookieNotice>;
export type Fallback = z.infer<typeof fallback>;
export type Footer = z.infer<typeof footer>;
export type Navigation = z.infer<typeof navigation>;
