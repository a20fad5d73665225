import { expect, test } from "vitest";

import { requireSite } from "~/content/read-site";
import type { PagePath } from "~/page-path";
import { sectionsOf } from "~/sections/kinds";
import { readGraph, thingsOf } from "../../tests/graph-things";
import { pageGraph } from "./graph";
import { plainText } from "./page-facts";
import { cardAddress, cardText, pageFacts } from "./page-facts";

const { site } = requireSite("content");
// What an agency may have added is tried below.
Object.assign(site.content.company, { offices: [], contacts: [] });
const { brand, company, pictures } = site.content;
const facts = pageFacts(site);
const paths = [...facts.keys()];

const factsOf = (path: PagePath) => {
  const found = facts.get(path);
  if (!found) throw new Error(`there is no ${path}`);
  return found;
};
const ORIGIN = "https://www.example.com";
const HOSTS = [ORIGIN, `https://${pictures.imageHost}`];

const graphOf = (path: PagePath) =>
  readGraph(pageGraph(path, { site, facts }, ORIGIN));
const allOf = (path: PagePath) => thingsOf(graphOf(path));
const ofType = (path: PagePath, type: string) =>
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
  expect(graphOf("/404")).toMatchObject([
    {
      "@type": "Organization",
      "@id": `${ORIGIN}/#organization`,
      name: brand.name,
      telephone: company.telephone.href.replace("tel:", ""),
      location: [{ "@id": `${ORIGIN}/#office` }],
    },
    {
      "@type": "LocalBusiness",
      "@id": `${ORIGIN}/#office`,
      openingHoursSpecification: company.openings
        .filter(({ hours }) => hours)
        .map(({ days }) => ({ dayOfWeek: { length: days.length } })),
    },
    { "@type": "WebSite", "@id": `${ORIGIN}/#website` },
  ]);
});

test("further offices, contacts, profiles, badges and closed days are in the graph", () => {
  const other = structuredClone(site);
  Object.assign(other.content.company, {
    offices: [
      {
        name: "Leeds",
        street: "4 Wharf Street",
        town: "Leeds",
        postcode: "LS1 1AA",
      },
    ],
    contacts: [
      { name: "Mobile", shown: "07700 900123", href: "tel:+447700900123" },
      { name: "WhatsApp", href: "https://wa.me/447700900123" },
    ],
    profiles: [{ name: "LinkedIn", href: "https://linkedin.example/a" }],
    badges: [{ name: "Partner", link: "https://partners.example/a" }],
    closedDays: [
      { from: "2036-12-25", until: "2037-01-01", shown: "", reason: "" },
    ],
  });
  const [organization, first, leeds] = readGraph(
    pageGraph("/404", { site: other, facts }, ORIGIN),
  );
  expect(organization).toMatchObject({
    location: [{}, { "@id": `${ORIGIN}/#office-leeds` }],
    contactPoint: [
      { contactType: "Mobile", telephone: "+447700900123" },
      { contactType: "WhatsApp", url: "https://wa.me/447700900123" },
    ],
    sameAs: ["https://linkedin.example/a", "https://partners.example/a"],
  });
  expect(first).toMatchObject({
    specialOpeningHoursSpecification: [
      { validFrom: "2036-12-25", validThrough: "2037-01-01" },
    ],
  });
  expect(leeds).toMatchObject({
    name: `${brand.name} Leeds`,
    address: { streetAddress: "4 Wharf Street", postalCode: "LS1 1AA" },
  });
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

const pricesOf = (path: PagePath) =>
  ofType(path, "Offer").map(({ name, priceSpecification }) => [
    name,
    ...thingsOf(priceSpecification).map(
      ({ price, unitCode }) => `${String(price)} ${String(unitCode)}`,
    ),
  ]);
const packagesOn = (path: PagePath) =>
  site.pages
    .filter((page) => page.path === path)
    .flatMap(({ sections }) => sectionsOf(sections, "prices"))
    .flatMap(({ packages }) => packages);
const pounds = (pence: number) => `${pence / 100} MON`;

test("every price has its offer, in its unit, and says whether VAT is in it", () => {
  for (const path of ["/google-ads", "/services"] as const) {
    const monthly = packagesOn(path).flatMap(
      ({ name, basePence, percentOfSpend, isOnce, isLeast }) =>
        basePence === undefined || isOnce || isLeast
          ? []
          : [[name, pounds(basePence), `${percentOfSpend ?? ""} P1`]],
    );
    const offered = pricesOf(path).map((each) =>
      each.concat(" P1").slice(0, 3),
    );
    expect(offered).toEqual(expect.arrayContaining(monthly));
    expect(offered).toHaveLength(packagesOn(path).length);
  }
  for (const each of ofType("/google-ads", "UnitPriceSpecification")) {
    expect(each["valueAddedTaxIncluded"]).toBe(company.vat?.isIncluded);
    expect(each["description"]).toMatch(/\d/);
  }
});

test("an offer says what is paid once, what is the least, and no price on request", () => {
  const other = structuredClone(site);
  const [section] = other.pages
    .filter(({ path }) => path === "/google-ads")
    .flatMap(({ sections }) => sectionsOf(sections, "prices"));
  const [sold] = section?.packages ?? [];
  const paid = { ...sold, basePence: 1500_00, percentOfSpend: undefined };
  Object.assign(section ?? {}, {
    packages: [
      { ...paid, isOnce: true },
      { ...paid, percentOfSpend: 12, isLeast: true },
      { ...paid, name: "Asked", basePence: undefined },
    ],
  });
  const graph = pageGraph(
    "/google-ads",
    { site: other, facts: pageFacts(other) },
    ORIGIN,
  );
  const offers = thingsOf(readGraph(graph)).filter(
    (thing) => thing["@type"] === "Offer",
  );
  expect(offers).toMatchObject([
    { priceSpecification: [{ "@type": "PriceSpecification" }] },
    {
      priceSpecification: [
        { minPrice: 1500, unitCode: "MON" },
        { unitCode: "P1", description: "or 12% of ad spend, if that is more" },
      ],
    },
    { name: "Asked" },
  ]);
  expect(graph).toContain("one-off");
  expect(offers[2]).not.toHaveProperty("priceSpecification");
});

test("packages without a place of their own are services of their own", () => {
  const other = structuredClone(site);
  for (const { sections } of other.pages)
    for (const { packages } of sectionsOf(sections, "prices"))
      for (const item of packages) Object.assign(item, { place: undefined });
  for (const { services = [] } of pageFacts(other).values()) {
    const addresses = services.map(({ address }) => address);
    expect(addresses).toEqual([...new Set(addresses)]);
  }
});

test("every page has its own card, whose alternative text has its title and its figure", () => {
  const addresses = paths.map(cardAddress);
  expect(addresses).toEqual([...new Set(addresses)]);
  expect(cardAddress("/google-ads")).toBe("/social/google-ads.png");
  expect(cardText(factsOf("/contact").card)).toContain(
    `${plainText(company.telephone.shown)} ${company.email}.`,
  );
  for (const path of paths) {
    expect(cardText(factsOf(path).card)).toMatch(/^\S.+[^.]\.$/);
    expect(cardText(factsOf(path).card)).not.toContain("\u00a0");
  }
});
