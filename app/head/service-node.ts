import { company } from "../content/company.ts";
import { organizationId, refer, type GraphNode } from "./graph-node.ts";
import type { PricedPackage, SoldService } from "./pages.ts";
import { plainText } from "./plain-text.ts";
import { basePriceText, shareText } from "./price-text.ts";

/** UN/CEFACT's codes for what a price is counted in. */
const MONTH = "MON";
const PER_CENT = "P1";

function priceSpecifications({
  basePence,
  percentOfSpend,
}: PricedPackage): GraphNode[] {
  const base = {
    "@type": "UnitPriceSpecification",
    price: basePence / 100,
    priceCurrency: "GBP",
    unitCode: MONTH,
    valueAddedTaxIncluded: company.vat.isIncluded,
    description: basePriceText(basePence),
  };
  if (percentOfSpend === undefined) return [base];
  const share = {
    "@type": "UnitPriceSpecification",
    price: percentOfSpend,
    unitCode: PER_CENT,
    valueAddedTaxIncluded: company.vat.isIncluded,
    description: shareText(percentOfSpend),
  };
  return [base, share];
}

/** A service and what each of its packages costs. */
export function serviceNode(
  { address, name, description, packages }: SoldService,
  origin: string,
): GraphNode {
  return {
    "@type": "Service",
    "@id": `${origin}${address}`,
    name: plainText(name),
    description: plainText(description),
    provider: refer(organizationId(origin)),
    offers: packages.map((entry) => ({
      "@type": "Offer",
      name: entry.name,
      url: `${origin}${entry.address}`,
      priceSpecification: priceSpecifications(entry),
    })),
  };
}
