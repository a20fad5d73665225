import { expect, test } from "vitest";

import { brand, company, googleAds, pictures, services } from "virtual:content";
import { readGraph, thingsOf } from "../../tests/graph-things";
import { pageGraph } from "./graph";
import { factsOf, pageFacts } from "./page-heads";

const paths = [...pageFacts.keys()];
const ORIGIN = "https://www.example.com";
const HOSTS = [ORIGIN, `https://${pictures.imageHost}`];

type Path = Parameters<typeof pageGraph>[0];

const graphOf = (path: Path) => readGraph(pageGraph(path, ORIGIN));
const allOf = (path: Path) => thingsOf(graphOf(path));
const ofType = (path: Path, type: string) =>
  allOf(path).filter((thing) => thing["@type"] === type);

test("each graph has unique ids, a node for every reference, and absolute URLs", () => {
  for (const path of paths) {
    const all = allOf(path);
    const nodes = all.filter((thing) => "@id" in thing && "@type" in thing);
    const ids = nodes.map((thing) => thing["@id"]);
    expect(ids).toEqual([...new Set(ids)]);
    const references = all.filter(
      (thing) => Object.keys(thing).join() === "@id",
    );
    expect(ids).toEqual(
      expect.arrayContaining(references.map((thing) => thing["@id"])),
    );
    const addresses = all.flatMap((thing) =>
      ["@id", "url", "item", "image", "logo"].flatMap((key) =>
        typeof thing[key] === "string" ? thing[key] : [],
      ),
    );
    for (const address of addresses)
      expect(HOSTS.some((host) => address.startsWith(`${host}/`))).toBe(true);
    expect(ofType(path, "WebPage")).toHaveLength(1);
  }
});

test("a graph names the company and the site", () => {
  expect(graphOf(undefined)).toMatchObject([
    {
      "@type": "ProfessionalService",
      "@id": `${ORIGIN}/#organization`,
      name: brand.name,
      telephone: company.telephone.href.replace("tel:", ""),
      openingHoursSpecification: company.openings
        .filter(({ hours }) => hours)
        .map(({ days }) => ({ dayOfWeek: { length: days.length } })),
    },
    { "@type": "WebSite", "@id": `${ORIGIN}/#website` },
  ]);
});

test("every page but home has a breadcrumb", () => {
  for (const path of paths) {
    const steps = [
      { path: "/", name: factsOf("/").name },
      ...(factsOf(path).trail ?? []),
      { path, name: factsOf(path).name },
    ];
    expect(
      ofType(path, "ListItem").map(({ name, item }) => [name, item]),
    ).toEqual(
      path === "/" ? [] : steps.map((step) => [step.name, ORIGIN + step.path]),
    );
  }
});

test("an article has its author, its dates and its topic, a list its articles", () => {
  for (const path of paths) {
    const { posting, changed, blog = [] } = factsOf(path);
    expect(ofType(path, "BlogPosting")).toMatchObject(
      posting
        ? [
            {
              datePublished: posting.published,
              dateModified: changed,
              articleSection: posting.section,
              author: { "@type": "Person", name: posting.author.name },
            },
          ]
        : blog.map((article) => ({ url: ORIGIN + article })),
    );
  }
});

const pricesOf = (path: Path) =>
  ofType(path, "Offer").map(({ name, priceSpecification }) => [
    name,
    ...thingsOf(priceSpecification).map(
      ({ price, unitCode }) => `${String(price)} ${String(unitCode)}`,
    ),
  ]);
const pounds = (pence: number) => `${pence / 100} MON`;

test("every price has its offer, in its unit, and says whether VAT is in it", () => {
  expect(pricesOf("/google-ads")).toEqual(
    googleAds.pricing?.packages.map(({ name, basePence, percentOfSpend }) => [
      name,
      pounds(basePence),
      `${percentOfSpend} P1`,
    ]),
  );
  expect(pricesOf("/services")).toEqual(
    services.packages?.packages.map(({ name, basePence }) => [
      name,
      pounds(basePence),
    ]),
  );
  for (const each of ofType("/google-ads", "UnitPriceSpecification")) {
    expect(each["valueAddedTaxIncluded"]).toBe(company.vat.isIncluded);
    expect(each["description"]).toMatch(/\d/);
  }
});
