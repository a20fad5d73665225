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
  const pages = [...pageFacts(alone)];
  const [priced] = pages.flatMap(([, { services = [] }]) =>
    services.filter(({ packages }) => packages[0]?.basePence !== undefined),
  );
  const facts = new Map(
    pages.map(([path, page]) => [path, { ...page, services: [] }] as const),
  );
  const home = facts.get("/");
  if (!priced || !home) throw new Error("no page has a price");
  const services = [{ ...priced, packages: priced.packages.slice(0, 1) }];
  const graph = pageGraph(
    "/",
    { site: alone, facts: new Map([...facts, ["/", { ...home, services }]]) },
    "https://www.example.com",
  );
  expect(graph).toMatch(/"priceRange":"£[\d,.]+"/);
  expect(graph).toContain('"price"');
  expect(graph).not.toContain("valueAddedTaxIncluded");
});
