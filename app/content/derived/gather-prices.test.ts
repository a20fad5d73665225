import { expect, test } from "vitest";

import {
  copyContent,
  edit,
  leadElsewhere,
  load,
  problems,
  set,
  write,
} from "../content-fixture";
import { sectionsOf } from "../../sections/kinds";
import { packageItem } from "../schema/prices";

copyContent();

const pricesWith = (entries: Readonly<Record<string, unknown>>) => {
  for (const [place, value] of Object.entries(entries)) set(place, value);
  return load().estimator.prices;
};

test("a flat fee and a least fee are estimated; what is on request or paid once is named beside them", () => {
  const prices = [
    {
      name: "Least",
      from: "£500",
      "share of spend": "15%",
      "least fee": "yes",
    },
    { name: "Flat", from: "£900" },
    { name: "Audit", from: "£450", once: "yes" },
    { name: "Large", from: "On request" },
  ];
  edit("report.yaml", (text) =>
    text.replace("{google-ads.prices.", "{microsoft-ads.prices."),
  );
  const { networks } = pricesWith({
    "google-ads.prices.packages": prices.map((price) => ({
      ...price,
      "for whom": "All.",
      contains: ["Setup"],
    })),
  });
  expect(networks[0]?.packages).toMatchObject([
    {
      basePence: 500_00,
      percentOfSpend: 15,
      isLeast: true,
      fee: "£500/month or 15% of ad spend, if that is more",
    },
    { basePence: 900_00, percentOfSpend: 0, fee: "£900/month" },
  ]);
  expect(networks[0]?.others).toEqual([
    { name: "Audit", said: "£450 one-off" },
    { name: "Large", said: "On request" },
  ]);
});

test.each([
  [
    { from: "ask us" },
    'from: is "ask us", but must be an amount with its sign, such as £1,500, or: on request',
  ],
  [{ from: "on request", once: "yes" }, "once: needs an amount"],
  [
    { from: "£450", once: "yes", "share of spend": "5%" },
    "shareOfSpend: is only for a price that is paid each month",
  ],
  [{ from: "£450", "least fee": "yes" }, 'leastFee: needs a "share of spend"'],
])("of a package with %o it is told: %s", (price, message) => {
  const item = { name: "A", "for whom": "All.", contains: ["Setup"], ...price };
  const { error } = packageItem.safeParse(item);
  expect(
    error?.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`),
  ).toEqual([expect.stringContaining(message)]);
});

test("a package may be for both networks; without one each has its own", () => {
  const key = "services.prices.packages.0.both networks";
  const { networks, together } = pricesWith({
    [key]: "yes",
    "services.prices.packages.0.from": "£1,200",
    "services.prices.packages.0.once": "no",
    "company.both networks up to": "£2,500",
  });
  expect([together?.feePence, together?.upToPence]).toEqual(
    networks.length > 1 ? [1200_00, 2500_00] : [undefined, undefined],
  );
  expect(pricesWith({ [key]: "no" }).together).toBeUndefined();
});

test("a network whose page is switched off is not estimated", () => {
  for (const { path, sections } of load().pages) {
    const [own] = sectionsOf(sections, "estimator");
    if (!own || path === "/google-ads") continue;
    leadElsewhere(path);
    set(`${path.slice(1)}.published`, "no");
  }
  const { prices } = load().estimator;
  expect(prices.networks.map(({ name }) => name)).toEqual(["Google"]);
  expect(prices.together).toBeUndefined();
});

/** A copy of Microsoft's page, which sells another network. */
const addNetwork = (name: string) =>
  edit("pages/microsoft-ads.yaml", (text) => {
    write(
      "pages/linkedin-ads.yaml",
      text
        .replace("network: Microsoft", `network: ${name}`)
        .replaceAll("{microsoft-ads.", "{linkedin-ads."),
    );
    return text;
  });

test("a network that a page copied with its estimator is told", () => {
  addNetwork("Microsoft");
  // Either may be the page that is wrong.
  expect(problems()).toEqual([
    expect.stringMatching(
      /pages\/linkedin-ads\.yaml, line \d+, .*is Microsoft, which content\/pages\/microsoft-ads\.yaml sells too/,
    ),
    expect.stringMatching(/pages\/microsoft-ads\.yaml, line \d+, .*linkedin/),
  ]);
});

test("another page may have the estimator of a network that it does not sell", () => {
  edit("pages/microsoft-ads.yaml", (text) => {
    const [estimator] =
      /- section: estimator[^]*?(?=\n\s*- section)/.exec(text) ?? [];
    write(
      "pages/offer.yaml",
      `title: An offer\ndescription: What it is.\nmenu: no\nsections:\n  - section: hero\n    title:\n      - Ask.\n  ${estimator}\n`,
    );
    return text;
  });
  expect(problems()).toEqual([]);
  const told = load().warnings.filter((each) =>
    /offer.*(?:network|reckon)/.test(each),
  );
  expect(told).toEqual([]);
  expect(load().estimator.prices.networks).toHaveLength(2);
});

const pairTold = () =>
  load().warnings.filter((warning) => warning.includes("networks, both"));

test("a third network comes where the menu has it, and both are the first two", () => {
  addNetwork("LinkedIn");
  expect(pairTold()).toEqual([expect.stringContaining('is "Both", but')]);
  set("estimator.networks.both", "Google and Microsoft");
  expect(pairTold()).toEqual([]);
  const { prices } = load().estimator;
  expect(prices.networks.map(({ name }) => name)).toEqual([
    "Google",
    "Microsoft",
    "LinkedIn",
  ]);
  set("navigation.main.links", [
    { LinkedIn: "/linkedin-ads" },
    { Google: "/google-ads" },
    { Contact: "/contact" },
  ]);
  const { networks } = load().estimator.prices;
  expect(networks.map(({ name }) => name)).toEqual([
    "LinkedIn",
    "Google",
    "Microsoft",
  ]);
  expect(pairTold()).toEqual([
    expect.stringContaining("divides LinkedIn and Google"),
  ]);
});

test("VAT is added only to prices that exclude it", () => {
  const rate = { "company.VAT rate": "20%" };
  expect(
    pricesWith({ ...rate, "company.prices": "exclude VAT" }).vatPercent,
  ).toBe(20);
  expect(
    pricesWith({ "company.prices": "include VAT" }).vatPercent,
  ).toBeUndefined();
});
