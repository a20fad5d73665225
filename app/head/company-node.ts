import brand from "content/brand.yaml";
import company from "content/company.yaml";
import home from "content/home.yaml";
import { formatPence } from "../format/numbers.ts";
import { ICONS } from "./icons.ts";
import { cardAddress, pages } from "./pages.ts";
import { plainText } from "./plain-text.ts";

/** A node of a schema.org graph. */
export type GraphNode = {
  "@type": string;
  "@id"?: string;
} & { readonly [property: string]: unknown };

/** A reference to another node of the same graph. */
type Reference = { readonly "@id": string };

/** The ids of the two nodes that every page's graph contains. */
export const organizationId = (origin: string) => `${origin}/#organization`;
export const websiteId = (origin: string) => `${origin}/#website`;

export const refer = (id: string): Reference => ({ "@id": id });

/** schema.org's names of the days, by the content's names. */
const DAYS = {
  Mon: "Monday",
  Tue: "Tuesday",
  Wed: "Wednesday",
  Thu: "Thursday",
  Fri: "Friday",
  Sat: "Saturday",
  Sun: "Sunday",
} as const;

/** An hour of the day such as 9.5 as text: "09:30". */
function clock(hour: number): string {
  const minutes = Math.round((hour % 1) * 60);
  return [Math.floor(hour), minutes]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}

/** Days without an entry count as closed. */
function openingHours(): GraphNode[] {
  return company.openings.flatMap((opening) =>
    "hours" in opening
      ? {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: opening.days.map((day) => DAYS[day]),
          opens: clock(opening.hours.opens),
          closes: clock(opening.hours.closes),
        }
      : [],
  );
}

/** From the cheapest package of the site to the most expensive: "£750–£3,000". */
function priceRange(): string | undefined {
  const prices = [...pages.values()]
    .flatMap(({ services = [] }) => services)
    .flatMap(({ packages }) => packages)
    .map(({ basePence }) => basePence);
  if (prices.length === 0) return undefined;
  return [Math.min(...prices), Math.max(...prices)].map(formatPence).join("–");
}

function address(): GraphNode {
  const { street, district, town, postcode, countryCode } = company.address;
  return {
    "@type": "PostalAddress",
    streetAddress: `${street}, ${district}`,
    addressLocality: town,
    postalCode: plainText(postcode),
    addressCountry: countryCode,
  };
}

/** The company's node, which is the same on every page. */
export function companyNode(origin: string): GraphNode {
  return {
    "@type": "ProfessionalService",
    "@id": organizationId(origin),
    name: brand.name,
    legalName: brand.legalName,
    url: `${origin}/`,
    description: home.description,
    logo: `${origin}${ICONS.large.src}`,
    image: `${origin}${cardAddress("/")}`,
    telephone: company.telephone.href.replace("tel:", ""),
    email: company.email,
    address: address(),
    openingHoursSpecification: openingHours(),
    priceRange: priceRange(),
    foundingDate: String(company.foundedIn),
  };
}
