// What the estimator reads from the content of several pages.
import { expect, test } from "vitest";

import { copyContent, load, loadWith } from "../content-fixture";
import { gatherPrices } from "./gather-prices";

copyContent();

const pricesOf = ({ content }: ReturnType<typeof load>) =>
  content.estimator.prices;

test("what a package has and lacks follows from the lists", () => {
  const { networks, together } = pricesOf(load());
  const [google] = networks;
  expect(google?.packages.map(({ has }) => has.toSorted())).toEqual([
    [],
    ["display-ads", "landing-page-advice", "remarketing", "strategy-calls"],
    [
      "a-dedicated-account-manager",
      "display-ads",
      "landing-page-advice",
      "remarketing",
      "shopping",
      "strategy-calls",
      "video",
      "weekly-strategy-calls",
    ],
  ]);
  expect(google?.packages.map(({ lacks }) => lacks.length)).toEqual([7, 4, 0]);
  expect(together).toMatchObject({
    name: "Search Engine Marketing",
    feePence: 1200_00,
    upToPence: 2500_00,
    has: [],
  });
});

test("a changed list changes what can be needed", () => {
  const contains = ["pricing", "packages", 0, "contains", 0];
  loadWith("microsoft-ads", contains, "Shopping feeds");
  const { networks } = pricesOf(load());
  for (const { has } of networks[1]?.packages ?? [])
    expect(has).toContain("shopping");
});

test("without the package for both networks each has its own", () => {
  loadWith("services", ["packages", "packages", 0, "both networks"], "no");
  expect(pricesOf(load()).together).toBeUndefined();
});

test("a network whose page is switched off is not estimated", () => {
  const { content, pages } = load();
  const { prices } = content.estimator;
  const { packageNames, networkNames } = content.contact.hero.form;
  for (const names of [prices.networks, packageNames, networkNames])
    names.length = 0;
  delete prices.together;
  gatherPrices(
    content,
    pages.map((page) => ({
      ...page,
      isPublished: page.name !== "microsoft-ads",
    })),
  );
  expect(prices.networks.map(({ name }) => name)).toEqual(["Google"]);
  expect(prices.together).toBeUndefined();
  expect(packageNames).toEqual(["Starter", "Growth", "Enterprise"]);
});

test("VAT is added only to prices that exclude it", () => {
  expect(pricesOf(load()).vatPercent).toBe(20);
  loadWith("company", ["prices"], "include VAT");
  expect(pricesOf(load()).vatPercent).toBeUndefined();
});
