import type { Site } from "../content/site.ts";
import { formatPence } from "../format/numbers.ts";
import type { PagePath } from "../page-path.ts";
import { ICONS } from "./icons.ts";
import { cardAddress, type Facts } from "./page-facts.ts";
import { plainText } from "./plain-text.ts";

/** A node of a schema.org graph. */
export type GraphNode = { "@type": string } & Readonly<Record<string, unknown>>;

/** The page that is the company's own. */
export const HOME: PagePath = "/";

/** The company, for nodes that name it. */
export const organization = { "@id": "/#organization" };

const DAYS = {
  Mon: "Monday",
  Tue: "Tuesday",
  Wed: "Wednesday",
  Thu: "Thursday",
  Fri: "Friday",
  Sat: "Saturday",
  Sun: "Sunday",
} as const;

const clock = (hour: number): string =>
  new Date(Math.round(hour * 60) * 60_000).toISOString().slice(11, 16);

function priceRange(facts: Facts): string | undefined {
  const prices = [...facts.values()]
    .flatMap(({ services = [] }) => services)
    .flatMap(({ packages }) => packages)
    .flatMap(({ basePence }) => basePence ?? []);
  if (prices.length === 0) return undefined;
  return [Math.min(...prices), Math.max(...prices)].map(formatPence).join("–");
}

/** The company, its hours and its prices. */
export function companyNode(site: Site, facts: Facts): GraphNode {
  const { brand, company } = site.content;
  const { street, district, town, postcode, countryCode } = company.address;
  return {
    "@type": "ProfessionalService",
    ...organization,
    name: brand.name,
    legalName: brand.legalName,
    url: HOME,
    description: facts.get(HOME)?.head.description,
    logo: ICONS.large.src,
    image: cardAddress(HOME),
    telephone: company.telephone.href.replace("tel:", ""),
    email: company.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: `${street}, ${district}`,
      addressLocality: town,
      postalCode: plainText(postcode),
      addressCountry: countryCode,
    },
    // Days without an entry count as closed.
    openingHoursSpecification: company.openings.flatMap((opening) =>
      opening.hours
        ? {
            "@type": "OpeningHoursSpecification",
            dayOfWeek: opening.days.map((day) => DAYS[day]),
            opens: clock(opening.hours.opens),
            closes: clock(opening.hours.closes),
          }
        : [],
    ),
    ...(company.closedDays.length > 0 && {
      specialOpeningHoursSpecification: company.closedDays.map((days) => ({
        "@type": "OpeningHoursSpecification",
        validFrom: days.from,
        validThrough: days.until,
        // Both the same say that it is closed.
        opens: "00:00",
        closes: "00:00",
      })),
    }),
    priceRange: priceRange(facts),
    foundingDate: String(company.founded),
  };
}
