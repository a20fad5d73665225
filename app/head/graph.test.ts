import { expect, test } from "vitest";

import { readGraph, thingsOf } from "../../tests/graph-things";
import { pageGraph } from "./graph";
import { factsOf, pages } from "./pages";

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
      name: "Leadline Digital",
      legalName: "Leadline Digital Ltd",
      telephone: "+442079460172",
      priceRange: "£750–£3,000",
      openingHoursSpecification: [
        {
          dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
          opens: "09:00",
          closes: "18:00",
        },
        { dayOfWeek: ["Saturday"], opens: "10:00", closes: "14:00" },
      ],
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
      [1, "Home", `${ORIGIN}/`],
      [2, factsOf(path).name, `${ORIGIN}${path}`],
    ]);
  }
});

const pricesOf = (path: Path) =>
  ofType(path, "Offer").map(({ name, priceSpecification }) => [
    name,
    ...thingsOf(priceSpecification).map(
      ({ price, unitCode }) => `${String(price)} ${String(unitCode)}`,
    ),
  ]);

test("the prices are those of the specification", () => {
  expect(pricesOf("/google-ads")).toEqual([
    ["Starter", "800 MON", "15 P1"],
    ["Growth", "1500 MON", "12 P1"],
    ["Enterprise", "3000 MON", "10 P1"],
  ]);
  expect(pricesOf("/microsoft-ads")).toEqual([
    ["Starter", "750 MON", "15 P1"],
    ["Growth", "1400 MON", "12 P1"],
    ["Enterprise", "2800 MON", "10 P1"],
  ]);
  expect(pricesOf("/services")).toEqual([
    ["Search Engine Marketing", "1200 MON"],
    ["Integrated Digital Marketing", "2500 MON"],
    ["SEO & Content Strategy", "1800 MON"],
  ]);
});

test("each price has its currency and excludes VAT", () => {
  const specifications = ofType("/google-ads", "UnitPriceSpecification");
  expect(specifications.slice(0, 2)).toMatchObject([
    {
      priceCurrency: "GBP",
      valueAddedTaxIncluded: false,
      description: "from £800/month",
    },
    { valueAddedTaxIncluded: false, description: "plus 15% of ad spend" },
  ]);
});

test("the two pages with questions have five each in their graph", () => {
  const counts = paths.map((path) => [path, ofType(path, "Question").length]);
  expect(counts.filter(([, count]) => count)).toEqual([
    ["/services", 5],
    ["/about", 5],
  ]);
  expect(ofType("/services", "FAQPage")).toHaveLength(1);
});

test("the graph of a URL that is not a page has the company and the site only", () => {
  expect(graphOf(undefined)).toMatchObject([
    { "@type": "ProfessionalService" },
    { "@type": "WebSite" },
  ]);
});
