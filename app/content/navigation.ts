import { company } from "./company.ts";
import type { Navigation } from "./schema/layout.ts";

/** The words and links of the header, and the links of the footer's columns. */
export const navigation = {
  skip: "Skip to content",
  logo: `${company.name}, home`,
  menu: "Menu",
  main: {
    label: "Main",
    links: [
      { text: "Home", to: "/" },
      { text: "Services", to: "/services" },
      { text: "Google Ads", to: "/google-ads" },
      { text: "Microsoft Ads", to: "/microsoft-ads" },
      { text: "About Us", to: "/about" },
      { text: "Contact Us", to: "/contact" },
    ],
  },
  quickLinks: {
    heading: "Quick Links",
    links: [
      { text: "Home", to: "/" },
      { text: "Services", to: "/services" },
      { text: "About Us", to: "/about" },
      { text: "Contact Us", to: "/contact" },
      { text: "Privacy Policy", to: "/privacy" },
    ],
  },
  ourServices: {
    heading: "Our Services",
    links: [
      { text: "Google Ads", to: "/google-ads" },
      { text: "Microsoft Ads", to: "/microsoft-ads" },
      { text: "SEO Optimization", to: "/services" },
      { text: "Social Media Marketing", to: "/services" },
      { text: "Content Strategy", to: "/services" },
    ],
  },
} satisfies Navigation;
