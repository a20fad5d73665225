import { expect, test } from "vitest";

import { requireSite } from "~/content/read-site";
import { pageGraph } from "./graph";
import { pageFacts } from "./page-facts";

const { site } = requireSite("content");

test("whoever has one price and pays no VAT says so", () => {
  const { content } = site;
  const alone = {
    ...site,
    content: { ...content, company: { ...content.company, vat: undefined } },
  };
  const facts = new Map(pageFacts(alone));
  const [priced] = Array.from(facts.values()).flatMap(({ services = [] }) =>
    services.filter(({ packages }) => packages[0]?.basePence !== undefined),
  );
  if (!priced) throw new Error("no page has a price");
  const services = [{ ...priced, packages: priced.packages.slice(0, 1) }];
  for (const [path, page] of facts)
    facts.set(path, { ...page, services: path === "/" ? services : [] });
  const graph = pageGraph(
    "/",
    { site: alone, facts },
    "https://www.example.com",
  );
  expect(graph).toMatch(/"priceRange":"£[\d,.]+"/);
  expect(graph).toContain('"price"');
  expect(graph).not.toContain("valueAddedTaxIncluded");
});
