import type { Subject } from "./enquiry-subjects.ts";

/**
 * The pages with a design of their own, in the order of the site: each has a route
 * module in app/routes and a file in content/ of this name.
 */
export const DESIGNED_PAGES = [
  "home",
  "services",
  "google-ads",
  "microsoft-ads",
  "report",
  "about",
  "contact",
  "privacy",
  "thank-you",
] as const;

type DesignedPage = (typeof DESIGNED_PAGES)[number];

/** The path of a page with a design of its own. */
export type DesignedPath = "/" | `/${Exclude<DesignedPage, "home">}`;

/** The path of a page that is made from Markdown files. */
export type TextPath = `/${string}` & { readonly isText: true };

/** The path of a page, published or not. */
export type PagePath = DesignedPath | TextPath;

type ContactPath = Extract<DesignedPath, "/contact">;

type EnquiryAddress = `${ContactPath}?subject=${Subject}`;

/** A page, an element on a page, or the contact page with its form prefilled. */
export type PageAddress =
  | PagePath
  | `${DesignedPath}#${string}`
  | EnquiryAddress
  | `${EnquiryAddress}&${string}`;
