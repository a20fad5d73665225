import { company } from "../../app/content/company.ts";
import { home } from "../../app/content/home.ts";
import type { PricedPackage, SoldService } from "../../app/head/pages.ts";
import { plainText } from "../../app/head/plain-text.ts";
import { basePriceText, shareText } from "../../app/head/price-text.ts";
import { indexedPages } from "./indexed-pages.ts";

const link = (text: string, url: string, about: string) =>
  `- [${text}](${url}): ${about}`;

function priceText({ basePence, percentOfSpend }: PricedPackage): string {
  const base = basePriceText(basePence);
  if (percentOfSpend === undefined) return base;
  return `${base} ${shareText(percentOfSpend)}`;
}

const priceLinks = (origin: string, { name, packages }: SoldService) =>
  packages.map((entry) =>
    link(
      entry.name === name ? name : `${name}, ${entry.name}`,
      `${origin}${entry.address}`,
      priceText(entry),
    ),
  );

/** The site in one page of Markdown, after llmstxt.org. */
export function llms(origin: string): string {
  const { street, district, town, postcode } = company.address;
  const { telephone, email } = company;
  const lines = [
    `# ${company.name}`,
    "",
    `> ${company.blurb} ${home.head.description}`,
    "",
    `${company.legalName}. ${company.registration.statement}`,
    "",
    "## Pages",
    "",
    ...indexedPages.map(({ path, name, head }) =>
      link(name, `${origin}${path}`, head.description),
    ),
    "",
    "## Prices",
    "",
    company.vat.note,
    "",
    ...indexedPages.flatMap(({ services = [] }) =>
      services.flatMap((service) => priceLinks(origin, service)),
    ),
    "",
    "## Contact",
    "",
    link(telephone.shown, telephone.href, "telephone"),
    link(email.address, `mailto:${email.address}`, "email"),
    `- ${street}, ${district}, ${town} ${postcode}`,
    "",
  ];
  return plainText(lines.join("\n"));
}
