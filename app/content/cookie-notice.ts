import type { CookieNotice } from "./schema/layout.ts";

export const cookieNotice = {
  label: "Cookies",
  text: "No tracking cookies here. We keep one lasting note in this browser, to remember that you have answered this.",
  accept: "Accept",
  reject: "Reject",
  more: "Learn more",
  less: "Show less",
  details: [
    "The note is called cookiesAccepted. Accept and Reject both store that note, and neither stores anything else. Pictures come from an outside image host, which sees your IP address. Our ",
    { text: "Privacy Policy", to: "/privacy" },
    " has the details.",
  ],
} satisfies CookieNotice;
