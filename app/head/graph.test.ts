import { expect, test } from "vitest";

import { pageGraph } from "./graph";
import { paths } from "./pages";

const ORIGIN = "https://www.example.com";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const graphOf = (path: Parameters<typeof pageGraph>[0]) =>
  JSON.parse(JSON.stringify(pageGraph(path, ORIGIN))) as Json;

/** Every object in it, however deep. */
function* things(value: Json): Generator<Record<string, Json>> {
  if (value === null || typeof value !== "object") return;
  if (!Array.isArray(value)) yield value;
  for (const part of Object.values(value)) yield* things(part);
}

const allOf = (path: Parameters<typeof pageGraph>[0]) => [
  ...things(graphOf(path)),
];

const ofType = (path: Parameters<typeof pageGraph>[0], type: string) =>
  allOf(path).filter((thing) => thing["@type"] === type);

test.each(paths)("in the graph of %s every id is there once", (path) => {
  const all = allOf(path);
  const told = all.filter((thing) => "@id" in thing && "@type" in thing);
  const ids = told.map((thing) => thing["@id"]);
  expect(ids).toEqual([...new Set(ids)]);
  const references = all.filter((thing) => Object.keys(thing).join() === "@id");
  expect(references).not.toHaveLength(0);
  expect(ids).toEqual(
    expect.arrayContaining(references.map((thing) => thing["@id"])),
  );
});

test.each(paths)("in the graph of %s every address is absolute", (path) => {
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
  "%s tells who is behind the site, with the same ids",
  (path) => {
    const [organization] = ofType(path, "ProfessionalService");
    expect(organization).toMatchObject({
      "@id": `${ORIGIN}/#organization`,
      name: "Leadline Digital",
      legalName: "Leadline Digital Ltd",
      telephone: expect.stringMatching(/^\+44\d+$/),
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

test("every page but home tells the way to it", () => {
  for (const path of paths) {
    const steps = ofType(path, "ListItem").map(({ name, item }) => [
      name,
      item,
    ]);
    if (path === "/") expect(steps).toEqual([]);
    else expect(steps[0]).toEqual(["Home", `${ORIGIN}/`]);
    if (path !== "/") expect(steps).toHaveLength(2);
  }
});

const pricesOf = (path: (typeof paths)[number]) =>
  ofType(path, "Offer").map(({ name, priceSpecification }) => [
    name,
    ...[...things(priceSpecification ?? null)].map(({ price, unitCode }) =>
      [price, unitCode].join(" "),
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

test("each price says its currency, and that VAT comes on top", () => {
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

test("questions are told where they stand, five each", () => {
  const counts = paths.map((path) => [path, ofType(path, "Question").length]);
  expect(counts.filter(([, count]) => count)).toEqual([
    ["/services", 5],
    ["/about", 5],
  ]);
  expect(ofType("/services", "FAQPage")).toHaveLength(1);
});

test("an address that is no page tells of the site alone", () => {
  expect(graphOf(undefined)).toMatchObject({
    "@graph": [{ "@type": "ProfessionalService" }, { "@type": "WebSite" }],
  });
});
