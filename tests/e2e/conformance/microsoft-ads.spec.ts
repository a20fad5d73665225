// Specification, section 2: Microsoft Ads page; its packages: section 9.
import { expect } from "@playwright/test";

import {
  closing,
  pricingPackage,
  service,
  stat,
  step,
  study,
  threePackages,
} from "./ads-statements.ts";
import { card, entries, hero, part } from "./page-parts.ts";
import { statements, type Statement } from "./statements.ts";

const benefit = (title: string): Statement => [
  `Six benefits: ${title}`,
  async (page) => {
    await expect(entries(part(page, "Benefits"), "ul")).toHaveCount(6);
    await expect(card(page, title)).toBeVisible();
  },
];

statements("/microsoft-ads", [
  [
    "Hero with call to action to /contact",
    (page) =>
      expect(
        hero(page).getByRole("link", { name: "Get Started" }),
      ).toHaveAttribute("href", "/contact"),
  ],
  stat("12B+", "Monthly Searches"),
  stat("64M", "Users Not on Google"),
  stat("35%", "Lower CPC"),
  stat("38%", "Higher CTR"),
  benefit("exclusive audience reach"),
  benefit("lower competition"),
  benefit("high-value demographics"),
  benefit("LinkedIn integration"),
  benefit("Advanced AI features"),
  benefit("Google import"),
  step(1, "strategic planning"),
  step(2, "optimized campaign structure"),
  step(3, "audience targeting"),
  step(4, "performance optimization"),
  service("Search Advertising"),
  service("Audience Targeting"),
  service("Microsoft Shopping"),
  service("Strategy & Analytics"),
  ...study("B2B", ["cost per lead", "-35%"], ["lead quality", "+45%"]),
  ...study("E-commerce", ["ROAS", "5.2x"], ["revenue", "+32%"]),
  ...study(
    "Professional Services",
    ["conversion rate", "12.4%"],
    ["cost per client", "-42%"],
  ),
  threePackages,
  ...pricingPackage({
    name: "Starter",
    base: "£750",
    percent: "15%",
    features: [
      /setup/i,
      /google import/i,
      /keyword research/i,
      /ad copy/i,
      /monthly reporting/i,
    ],
  }),
  ...pricingPackage({
    name: "Growth",
    base: "£1,400",
    percent: "12%",
    isMostPopular: true,
    features: [
      /starter/i,
      /search and display/i,
      /remarketing/i,
      /weekly optimizations/i,
      /landing page recommendations/i,
      /bi-weekly strategy calls/i,
    ],
  }),
  ...pricingPackage({
    name: "Enterprise",
    base: "£2,800",
    percent: "10%",
    features: [
      /growth/i,
      /full-funnel strategy/i,
      /^shopping$/i,
      /conversion rate optimization/i,
      /custom dashboards/i,
      /dedicated account manager/i,
      /weekly strategy calls/i,
    ],
  }),
  ...closing,
]);
