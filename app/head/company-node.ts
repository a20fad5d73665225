import type { Company } from "../content/schema/company.ts";
import type { Site } from "../content/site.ts";
import { formatPence } from "../format/numbers.ts";
import { slug } from "../format/slug.ts";
import type { PagePath } from "../page-path.ts";
import { ICONS } from "./icons.ts";
import { cardAddress, type Facts, plainText } from "./page-facts.ts";

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
  const ends = new Set([Math.min(...prices), Math.max(...prices)]);
  return Array.from(ends, formatPence).join("–");
}

type Place = {
  street: string;
  district?: string | undefined;
  town: string;
  postcode: string;
};

const postalAddress = ({ street, district, town, postcode }: Place) => ({
  "@type": "PostalAddress",
  streetAddress: [street, district].filter(Boolean).join(", "),
  addressLocality: town,
  postalCode: plainText(postcode),
  addressCountry: "GB",
});

const dialled = ({ href }: { href: string }) => href.replace("tel:", "");

/** The hours of the first office; days without an entry count as closed. */
const hoursOf = ({ openings, closedDays }: Company) => ({
  openingHoursSpecification: openings.flatMap(({ days, hours }) =>
    hours
      ? {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: days.map((day) => DAYS[day]),
          opens: clock(hours.opens),
          closes: clock(hours.closes),
        }
      : [],
  ),
  ...(closedDays.length > 0 && {
    specialOpeningHoursSpecification: closedDays.map(({ from, until }) => ({
      "@type": "OpeningHoursSpecification",
      validFrom: from,
      validThrough: until,
      // Both the same say that it is closed.
      opens: "00:00",
      closes: "00:00",
    })),
  }),
});

/** The offices; the first one's address is the company's. */
function officeNodes(site: Site, facts: Facts) {
  const { brand, company } = site.content;
  const shared = {
    "@type": "LocalBusiness",
    parentOrganization: organization,
    url: HOME,
    image: cardAddress(HOME),
    priceRange: priceRange(facts),
  };
  const first = {
    ...shared,
    "@id": "/#office",
    name: brand.name,
    telephone: dialled(company.telephone),
    email: company.email,
    address: postalAddress(company.address),
    ...hoursOf(company),
  };
  const others = company.offices.map((office) => ({
    ...shared,
    "@id": `/#office-${slug(office.name)}`,
    name: `${brand.name} ${office.name}`,
    telephone: dialled(office.telephone ?? company.telephone),
    email: company.email,
    address: postalAddress(office),
  }));
  return [first, ...others];
}

/** The company, and its offices with their hours and prices. */
export function companyNodes(site: Site, facts: Facts): GraphNode[] {
  const { brand, company } = site.content;
  const { contacts, profiles, badges } = company;
  const offices = officeNodes(site, facts);
  const pages = [
    ...profiles.map(({ href }) => href),
    ...badges.flatMap(({ link }) => link ?? []),
  ];
  return [
    {
      "@type": "Organization",
      ...organization,
      name: brand.name,
      legalName: brand.legalName,
      url: HOME,
      description: facts.get(HOME)?.head.description,
      logo: ICONS.large.src,
      image: cardAddress(HOME),
      telephone: dialled(company.telephone),
      email: company.email,
      address: postalAddress(company.address),
      location: offices.map((office) => ({ "@id": office["@id"] })),
      ...(contacts.length > 0 && {
        contactPoint: contacts.map(({ name, shown, href }) => ({
          "@type": "ContactPoint",
          contactType: name,
          ...(shown === undefined
            ? { url: href }
            : { telephone: dialled({ href }) }),
        })),
      }),
      ...(pages.length > 0 && { sameAs: pages }),
      foundingDate: String(company.founded),
    },
    ...offices,
  ];
}
