import type { Footer } from "./schema/layout.ts";

export const footer = {
  newsletter: {
    heading: "Stay Updated",
    text: "One reading a month, no more.",
  },
  colophon:
    "A hand lead line was marked at these depths, in fathoms, with leather, calico, bunting, serge and knots, so that a sailor could read it by touch in the dark. They number the sections of this site.",
  rights: "All rights reserved.",
  cookieSettings: "Cookie settings",
  privacy: { text: "Privacy Policy", to: "/privacy" },
} satisfies Footer;
