/** The eight pages. */
export const pages = [
  "/",
  "/services",
  "/google-ads",
  "/microsoft-ads",
  "/about",
  "/contact",
  "/privacy",
  "/thank-you",
] as const;

export type PagePath = (typeof pages)[number];
