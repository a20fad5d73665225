// Specification, section 2: home.
import { expect } from "@playwright/test";

import { main } from "../site.ts";
import { card, entries, figure, hero, part } from "./page-parts.ts";
import { statements, type Statement } from "./statements.ts";

const serviceCard = (name: string, path: string): Statement => [
  `service card: ${name} links to ${path}`,
  (page) =>
    expect(card(page, name).getByRole("link")).toHaveAttribute("href", path),
];

const stat = (value: string, label: string): Statement => [
  `Stats band: ${value} ${label}`,
  (page) => expect(figure(main(page), label)).toHaveText(value),
];

statements("/", [
  [
    "Hero with Get Started linking to /contact",
    (page) =>
      expect(
        hero(page).getByRole("link", { name: "Get Started" }),
      ).toHaveAttribute("href", "/contact"),
  ],
  [
    "Six service cards",
    (page) => expect(entries(part(page, "Services"), "ul")).toHaveCount(6),
  ],
  serviceCard("Google Ads", "/google-ads"),
  serviceCard("Microsoft Ads", "/microsoft-ads"),
  serviceCard("SEO Optimization", "/services"),
  serviceCard("Content Strategy", "/services"),
  serviceCard("Analytics", "/services"),
  serviceCard("Social Media Marketing", "/services"),
  stat("500+", "clients served"),
  stat("98%", "client retention"),
  stat("250%", "average roi"),
  stat("15+", "years experience"),
  [
    "Why-choose-us list",
    (page) =>
      expect(entries(part(page, "Why choose us"), "ul")).not.toHaveCount(0),
  ],
  [
    "Trusted-brand logo strip",
    async (page) => {
      const strip = main(page).getByRole("region", { name: /trusted/i });
      await expect(strip.getByRole("img", { name: /\S/ })).toHaveCount(8);
    },
  ],
  [
    "Three client testimonials",
    (page) => expect(main(page).getByRole("blockquote")).toHaveCount(3),
  ],
  [
    "Four-step approach",
    (page) => expect(entries(part(page, "Approach"), "ol")).toHaveCount(4),
  ],
  [
    "Newsletter sign-up",
    (page) =>
      expect(
        main(page).getByRole("textbox", { name: "Email address" }),
      ).toHaveCount(1),
  ],
  [
    "Call to action to /contact and /services",
    async (page) => {
      const links = part(page, "Begin").getByRole("link");
      await expect(links).toHaveCount(2);
      await expect(links.first()).toHaveAttribute("href", "/contact");
      await expect(links.last()).toHaveAttribute("href", "/services");
    },
  ],
]);
