import { expect } from "@playwright/test";

import { main } from "../site.ts";
import {
  card,
  caseStudy,
  entries,
  figure,
  headingOf,
  leadingTo,
  part,
} from "./page-parts.ts";
import type { Statement } from "./statements.ts";

/** The statements that the two ads pages share the form of. */

export const stat = (value: string, label: string): Statement => [
  `Stats strip: ${value} ${label}`,
  (page) => expect(figure(part(page, "In figures"), label)).toHaveText(value),
];

export const step = (place: number, title: string): Statement => [
  `Four-step approach, ${place}: ${title}`,
  async (page) => {
    const steps = entries(part(page, "Approach"), "ol");
    await expect(steps).toHaveCount(4);
    await expect(
      steps.nth(place - 1).locator(headingOf(page, title)),
    ).toBeVisible();
  },
];

export const service = (name: string): Statement => [
  `Four service cards, each with four bullets: ${name}`,
  async (page) => {
    await expect(entries(part(page, "Services"), "ul")).toHaveCount(4);
    await expect(card(page, name).getByRole("listitem")).toHaveCount(4);
  },
];

type Metric = readonly [label: string, value: string];

export const study = (industry: string, ...metrics: Metric[]): Statement[] =>
  metrics.map(([label, value]) => [
    `Three case studies: ${industry} (${label} ${value})`,
    async (page) => {
      await expect(page.getByRole("article")).toHaveCount(3);
      const found = figure(caseStudy(page, industry), label);
      await expect(found).toHaveText(value);
    },
  ]);

type Package = {
  name: string;
  base: string;
  percent: string;
  features: RegExp[];
  isMostPopular?: boolean;
};

export const pricingPackage = ({
  name,
  base,
  percent,
  features,
  isMostPopular = false,
}: Package): Statement[] => [
  [
    `${name} from ${base}/month plus ${percent} of ad spend`,
    async (page) => {
      const entry = card(page, name);
      await expect(entry).toContainText(`from ${base}/month`);
      await expect(entry).toContainText(`plus ${percent} of ad spend`);
    },
  ],
  [
    `${name}: ${features.map(({ source }) => source).join(", ")}`,
    (page) =>
      expect(card(page, name).getByRole("listitem")).toHaveText(features),
  ],
  [
    `${name} is ${isMostPopular ? "" : "not "}MOST POPULAR`,
    (page) =>
      expect(card(page, name).getByText("MOST POPULAR")).toHaveCount(
        isMostPopular ? 1 : 0,
      ),
  ],
];

export const threePackages: Statement = [
  "Three pricing packages, one of them MOST POPULAR",
  async (page) => {
    await expect(entries(part(page, "Prices"), "ul")).toHaveCount(3);
    await expect(main(page).getByText("MOST POPULAR")).toHaveCount(1);
  },
];

const link = (
  scope: "Prices" | "Begin",
  name: string,
  path: string,
): Statement => [
  `${name} links to ${path}`,
  (page) =>
    expect(part(page, scope).getByRole("link", { name })).toHaveAttribute(
      "href",
      leadingTo(path),
    ),
];

export const closing: Statement[] = [
  link("Prices", "Request Custom Quote", "/contact"),
  link("Begin", "Get Started", "/contact"),
  link("Begin", "Learn More", "/services"),
];
