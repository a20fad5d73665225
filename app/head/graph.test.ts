import { expect, test } from "vitest";

import brand from "content/brand.yaml";
import company from "content/company.yaml";
import googleAds from "content/google-ads.yaml";
import microsoftAds from "content/microsoft-ads.yaml";
import services from "content/services.yaml";
import { readGraph, thingsOf } from "../../tests/graph-things";
import { pageGraph } from "./graph";
import { factsOf, pages } from "./page-heads";

const paths = [...pages.keys()];
const ORIGIN = "https://www.example.com";

type Path = Parameters<typeof pageGraph>[0];

const graphOf = (path: Path) =>
  readGraph(JSON.stringify(pageGraph(path, ORIGIN)));
const allOf = (path: Path) => thingsOf(graphOf(path));
const ofType = (path: Path, type: string) =>
  allOf(path).filter((thing) => thing["@type"] === type);

test.each(paths)(
  "the graph of %s has unique ids, and every reference has its node",
  (path) => {
    const all = allOf(path);
    const nodes = all.filter((thing) => "@id" in thing && "@type" in thing);
    const ids = nodes.map((thing) => thing["@id"]);
    expect(ids).toEqual([...new Set(ids)]);
    const references = all.filter(
      (thing) => Object.keys(thing).join() === "@id",
    );
    expect(references).not.toHaveLength(0);
    expect(ids).toEqual(
      expect.arrayContaining(references.map((thing) => thing["@id"])),
    );
  },
);

test.each(paths)("the graph of %s has absolute URLs only", (path) => {
  const addresses = allOf(path).flatMap((thing) =>
    ["@id", "url", "item", "image"].flatMap((key) =>
      typeof thing[key] === "string" ? [thing[key]] : [],
    ),
  );
  expect(addresses.length).toBeGreaterThan(5);
  for (const address of addresses) {
    expect(address.startsWith(`${ORIGIN}/`)).toBe(true);
  }
});

test.each(paths)(
  "the graph of %s names the company and the site, with the same ids",
  (path) => {
    const [organization] = ofType(path, "ProfessionalService");
    expect(organization).toMatchObject({
      "@id": `${ORIGIN}/#organization`,
      name: brand.name,
      legalName: brand.legalName,
      telephone: company.telephone.href.replace("tel:", ""),
      openingHoursSpecification: company.openings
        .filter(({ hours }) => hours)
        .map(({ days }) => ({ dayOfWeek: { length: days.length } })),
    });
    expect(ofType(path, "WebSite")).toMatchObject([
      { "@id": `${ORIGIN}/#website` },
    ]);
    expect(ofType(path, "WebPage")).toHaveLength(1);
    expect(ofType(path, "Review")).toEqual([]);
    expect(ofType(path, "AggregateRating")).toEqual([]);
  },
);

const stepsTo = (path: Path) =>
  ofType(path, "ListItem").map(({ position, name, item }) => [
    position,
    name,
    item,
  ]);

test("every page but home has a breadcrumb", () => {
  expect(stepsTo("/")).toEqual([]);
  for (const path of paths.filter((each) => each !== "/")) {
    expect(stepsTo(path)).toEqual([
      [1, factsOf("/").name, `${ORIGIN}/`],
      ...[
        ...(factsOf(path).trail ?? []),
        { path, name: factsOf(path).name },
      ].map((step, index) => [index + 2, step.name, `${ORIGIN}${step.path}`]),
    ]);
  }
});

test("an article has its author, its dates and its topic, a list its articles", () => {
  const articles = paths.filter((path) => factsOf(path).posting);
  for (const path of articles) {
    const { posting, changed } = factsOf(path);
    expect(ofType(path, "BlogPosting")).toMatchObject([
      {
        datePublished: posting?.published,
        dateModified: changed,
        articleSection: posting?.section,
        author: { "@type": "Person", name: posting?.author.name },
      },
    ]);
  }
  for (const path of paths.filter((each) => factsOf(each).blog))
    expect(ofType(path, "BlogPosting")).toHaveLength(
      factsOf(path).blog?.length ?? 0,
    );
});

const pricesOf = (path: Path) =>
  ofType(path, "Offer").map(({ name, priceSpecification }) => [
    name,
    ...thingsOf(priceSpecification).map(
      ({ price, unitCode }) => `${String(price)} ${String(unitCode)}`,
    ),
  ]);

const pounds = (pence: number) => `${pence / 100} MON`;

test("every price of the content has its offer", () => {
  for (const [path, { pricing }] of [
    ["/google-ads", googleAds],
    ["/microsoft-ads", microsoftAds],
  ] as const) {
    if (!pages.has(path)) continue;
    expect(pricesOf(path)).toEqual(
      pricing?.packages.map(({ name, basePence, percentOfSpend }) => [
        name,
        pounds(basePence),
        `${percentOfSpend} P1`,
      ]),
    );
  }
  expect(pricesOf("/services")).toEqual(
    services.packages?.packages.map(({ name, basePence }) => [
      name,
      pounds(basePence),
    ]),
  );
});

test("each price has its currency, its words, and says whether VAT is in it", () => {
  for (const each of ofType("/google-ads", "UnitPriceSpecification")) {
    expect(each["valueAddedTaxIncluded"]).toBe(company.vat.isIncluded);
    expect(each["description"]).toMatch(/\d/);
  }
  expect(ofType("/google-ads", "UnitPriceSpecification")[0]).toMatchObject({
    priceCurrency: "GBP",
  });
});

test("the graph of a URL that is not a page has the company and the site only", () => {
  expect(graphOf(undefined)).toMatchObject([
    { "@type": "ProfessionalService" },
    { "@type": "WebSite" },
  ]);
});
