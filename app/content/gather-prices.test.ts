// What the estimator reads from the content of several pages.
import { expect, test } from "vitest";

import { copyContent, edit, load, loadWith } from "./content-fixture";

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
  edit("microsoft-ads.yaml", (text) => `published: no\n${text}`);
  const { content, problems } = load();
  expect(problems).toEqual([]);
  const { networks, together } = content.estimator.prices;
  expect(networks.map(({ name }) => name)).toEqual(["Google"]);
  expect(together).toBeUndefined();
  const { packageNames } = content.contact.hero.form;
  expect(packageNames).toEqual(["Starter", "Growth", "Enterprise"]);
});

test("VAT is added only to prices that exclude it", () => {
  expect(pricesOf(load()).vatPercent).toBe(20);
  loadWith("company", ["prices"], "include VAT");
  expect(pricesOf(load()).vatPercent).toBeUndefined();
});
