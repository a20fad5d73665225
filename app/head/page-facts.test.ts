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

test("a card shows a price that is paid once, where none is monthly", () => {
  const pages = site.pages.map((page) => ({
    ...page,
    sections: page.sections.flatMap((section) =>
      section.section === "prices"
        ? {
            ...section,
            packages: section.packages.map((each) => ({
              ...each,
              isOnce: true,
            })),
          }
        : [],
    ),
  }));
  const cards = Array.from(
    pageFacts({ ...site, pages }).values(),
    ({ card }) => card.figure?.value ?? "",
  );
  const { once } = site.content["price-labels"];
  expect(cards.filter((value) => value.endsWith(once))).not.toEqual([]);
});
