import { z } from "zod";

import { pageLink, richText, text } from "./primitives.ts";

const linkList = z.object({ heading: text, links: z.array(pageLink).min(1) });

export const navigation = z.object({
  main: z.array(pageLink).min(1, "must have a link"),
  quickLinks: linkList,
  ourServices: linkList,
});

export const footer = z.object({
  newsletter: z.object({ heading: text, text, button: text }),
  colophon: text,
  rights: text,
  privacy: pageLink,
});

export const cookieNotice = z.object({
  label: text,
  text,
  accept: text,
  reject: text,
  more: text,
  less: text,
  details: richText,
});

export const fallback = z.object({
  title: text,
  heading: text,
  notFound: z.object({ message: text, explanation: text }),
  failure: z.object({ explanation: text, retry: text }),
  waysBack: z.array(pageLink).min(1, "must have a way back"),
});

export type CookieNotice = z.infer<typeof cookieNotice>;
export type Fallback = z.infer<typeof fallback>;
export type Footer = z.infer<typeof footer>;
export type Navigation = z.infer<typeof navigation>;
