import { company } from "./company.ts";
import type { Fallback } from "./schema/layout.ts";

const heading = "Unexpected Application Error!";

/** The screen for an unknown URL and for a page that failed to render. */
export const fallback = {
  title: `${heading} ${company.name}`,
  heading,
  notFound: {
    message: "404 Not Found",
    explanation:
      "On a chart, a bar and a dot over a sounding mean that the line ran out before it touched the bottom. There is nothing at this address.",
  },
  failure: {
    explanation:
      "The line parted before it touched the bottom. The fault is ours, and nothing that you typed has been sent anywhere.",
    retry: "Load this page again",
  },
  waysBack: [
    { text: "Return to Homepage", to: "/" },
    { text: "Explore Our Services", to: "/services" },
    { text: "Contact Us", to: "/contact" },
  ],
} satisfies Fallback;
