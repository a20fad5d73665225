// What the estimator reads from the content of several pages.
import { expect, test } from "vitest";

import { copyContent, load, loadWith, set } from "../content-fixture";
import { gatherPrices } from "./gather-prices";

copyContent();

const pricesOf = ({ content }: ReturnType<typeof load>) =>
  content.estimator.prices;

test("what a package has and lacks follows from the lists", () => {
  const found = ["Shopping", "remarketing"];
  const extras = found.map((name) => ({ name, "listed as": name, ask: "yes" }));
  set("estimator", ["extras"], extras);
  const lists = ["Setup", "Everything in A", "Everything in B"];
  const packages = lists.map((list, index) => ({
    name: "ABC"[index],
    "for whom": "All.",
    from: `£${index + 1},249.50`,
    "share of spend": `${15 - index}%`,
    contains: [list, ["Reports", "Remarketing", "Shopping and video"][index]],
  }));
  set("google-ads", ["pricing", "packages"], packages);
  const both = { "both networks": "yes", from: "£1,200" };
  for (const [key, value] of Object.entries(both))
    set("services", ["packages", "packages", 0, key], value);
  set("company", ["both networks up to"], "£2,500");
  const { networks, together } = pricesOf(load());
  expect(networks[0]?.packages).toMatchObject([
    { basePence: 1249_50, has: [], lacks: { length: 2 } },
    { has: ["remarketing"], lacks: { length: 1 } },
    { lacks: { length: 0 } },
  ]);
  expect(together).toMatchObject({ feePence: 1200_00, upToPence: 2500_00 });
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
  const { packages = [] } = content["google-ads"].pricing ?? {};
  expect(packageNames).toEqual(packages.map(({ name }) => name));
});

test("VAT is added only to prices that exclude it", () => {
  loadWith("company", ["VAT rate"], "20%");
  loadWith("company", ["prices"], "exclude VAT");
  expect(pricesOf(load()).vatPercent).toBe(20);
  loadWith("company", ["prices"], "include VAT");
  expect(pricesOf(load()).vatPercent).toBeUndefined();
});
