// Specification, section 2: Google Ads page; its packages: section 9.
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
import { entries, hero, part } from "./page-parts.ts";
import { statements } from "./statements.ts";

statements("/google-ads", [
  [
    "Hero with call to action to /contact",
    (page) =>
      expect(
        hero(page).getByRole("link", { name: "Get Started" }),
      ).toHaveAttribute("href", "/contact"),
  ],
  stat("63M+", "Monthly Searches"),
  stat("40%", "Lower CPC"),
  stat("200%", "Average ROI"),
  stat("90%", "Online Reach"),
  [
    "Six benefit cards",
    (page) => expect(entries(part(page, "Benefits"), "ul")).toHaveCount(6),
  ],
  step(1, "research and analysis"),
  step(2, "campaign structure"),
  step(3, "continuous optimization"),
  step(4, "reporting"),
  service("Search Campaigns"),
  service("Display & Remarketing"),
  service("Shopping Campaigns"),
  service("Strategy & Consulting"),
  ...study("E-commerce", ["ROAS", "+320%"], ["revenue", "+185%"]),
  ...study("B2B software", ["leads", "+210%"], ["cost per lead", "-40%"]),
  ...study(
    "Local services",
    ["conversion rate", "15.8%"],
    ["new customers", "+126%"],
  ),
  threePackages,
  ...pricingPackage({
    name: "Starter",
    base: "£800",
    percent: "15%",
    features: [
      /setup/i,
      /keyword research/i,
      /ad copy/i,
      /bi-weekly optimizations/i,
      /monthly reporting/i,
    ],
  }),
  ...pricingPackage({
    name: "Growth",
    base: "£1,500",
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
    base: "£3,000",
    percent: "10%",
    features: [
      /growth/i,
      /full-funnel strategy/i,
      /shopping and video/i,
      /conversion rate optimization/i,
      /custom dashboards/i,
      /dedicated account manager/i,
      /weekly strategy calls/i,
    ],
  }),
  ...closing,
]);
