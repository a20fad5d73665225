import type { CookieNotice } from "./schema/layout.ts";

export const cookieNotice = {
  label: "Cookies",
  text: "No tracking cookies here. We keep two lasting notes in this browser, to remember what you answer to this.",
  /** The stored answer, when the visitor opens the notice again. */
  before: {
    accepted: "So far your answer is Accept.",
    rejected: "So far your answer is Reject.",
  },
  accept: "Accept",
  reject: "Reject",
  more: "Learn more",
  less: "Show less",
  details: [
    "Accept lets us measure visits and advertising; Reject forbids it. Today we do neither, whatever you press. The notes are called cookiesAccepted, which says that you have answered, and cookieChoice, which says what, when and to which version of this notice. Pictures come from an outside image host, which sees your IP address. Our ",
    { text: "Privacy Policy", to: "/privacy" },
    " has the details.",
  ],
} satisfies CookieNotice;
