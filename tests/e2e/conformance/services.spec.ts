// Specification, section 2: services; its packages: section 9.
import { expect } from "@playwright/test";

import { main } from "../site.ts";
import { card, entries, figure, hero, leadingTo, part } from "./page-parts.ts";
import { statements, type Statement } from "./statements.ts";

const price = (name: string, amount: string): Statement => [
  `Services page packages (starting prices): ${name} ${amount}/month`,
  (page) => expect(card(page, name)).toContainText(`${amount}/month`),
];

const stat = (value: string, label: string): Statement => [
  `stats band: ${value} ${label}`,
  (page) => expect(figure(main(page), label)).toHaveText(value),
];

statements("/services", [
  ["Hero", (page) => expect(hero(page)).toBeVisible()],
  [
    "three package cards",
    (page) => expect(entries(part(page, "Packages"), "ul")).toHaveCount(3),
  ],
  price("Search Engine Marketing", "£1,200"),
  price("Integrated Digital Marketing", "£2,500"),
  price("SEO & Content Strategy", "£1,800"),
  [
    "Integrated Digital Marketing (MOST POPULAR), and no other",
    async (page) => {
      const popular = card(page, "Integrated Digital Marketing");
      await expect(popular.getByText("MOST POPULAR")).toBeVisible();
      await expect(main(page).getByText("MOST POPULAR")).toHaveCount(1);
    },
  ],
  [
    "custom-quote link",
    (page) =>
      expect(
        main(page).getByRole("link", { name: "Request Custom Quote" }),
      ).toHaveAttribute("href", leadingTo("/contact")),
  ],
  [
    "unique-approach cards",
    (page) =>
      expect(part(page, "Our approach").getByRole("article")).toHaveCount(4),
  ],
  stat("250%", "average roi"),
  stat("500+", "campaigns"),
  stat("95%", "satisfaction"),
  stat("40%", "traffic increase"),
  [
    "four-step process",
    (page) => expect(entries(part(page, "Process"), "ol")).toHaveCount(4),
  ],
  [
    "brands strip",
    async (page) => {
      const strip = main(page).getByRole("region", { name: /brands/i });
      await expect(strip.getByRole("img", { name: /\S/ })).toHaveCount(8);
    },
  ],
  [
    "five-question expandable FAQ",
    async (page) => {
      const faq = part(page, "Questions");
      await expect(faq.locator("details > summary")).toHaveCount(5);
    },
  ],
  [
    "FAQ says budgets start from about £1,000 monthly",
    (page) =>
      expect(part(page, "Questions")).toContainText(
        "Budgets start from about £1,000 monthly",
      ),
  ],
  [
    "call to action",
    (page) =>
      expect(
        part(page, "Begin").getByRole("link", { name: "Contact Us" }),
      ).toHaveAttribute("href", "/contact"),
  ],
]);
