import { basePriceText, priceParts } from "../../format/price.ts";
import { slug } from "../../format/slug.ts";
import { sectionsOf } from "../../sections/kinds.ts";
import type { Network, Package, Prices, Together } from "../schema/prices.ts";
import type { Content } from "../schemas.ts";
import type { Page } from "../pages/site-document.ts";

const packagesOn = ({ sections }: Page) =>
  sectionsOf(sections, "prices").flatMap(({ packages }) => packages);

type Sold = ReturnType<typeof packagesOn>[number];

/** A fee in words where it is no base and share. */
function feeInWords(labels: Content["price-labels"], item: Sold) {
  if (item.percentOfSpend !== undefined && !item.isLeast) return undefined;
  const { amount, unit = "", share } = priceParts(labels, item);
  return [`${amount}${unit}`, share].filter(Boolean).join(" ");
}

/** The packages of one network: those with a monthly fee, and the others. */
function networkPackages(
  page: Page,
  { "price-labels": labels }: Content,
): Pick<Network, "packages" | "others"> {
  const own = packagesOn(page).filter((each) => !each.isForBothNetworks);
  const packages = own.flatMap(
    ({ name, basePence, ...item }): Package | never[] => {
      if (basePence === undefined || item.isOnce) return [];
      const fee = feeInWords(labels, { name, basePence, ...item });
      return {
        key: slug(name),
        name,
        basePence,
        percentOfSpend: item.percentOfSpend ?? 0,
        isPopular: item.mostPopular === true,
        isForOne: item.oneLocation === true,
        lacks: item.lacks,
        ...(item.isLeast && { isLeast: true }),
        ...(fee !== undefined && { fee }),
      };
    },
  );
  const others = own
    .filter(({ basePence, isOnce }) => basePence === undefined || isOnce)
    .map((each) => ({ name: each.name, said: basePriceText(labels, each) }));
  return { packages, others };
}

/** The pages in the order of the menu, then the others. */
const inMenuOrder = (
  { navigation }: Content,
  pages: readonly Page[],
): readonly Page[] => {
  const { main, ourServices } = navigation;
  const menu = [...main.links, ...ourServices.links].map(({ to }) => to);
  const placeOf = ({ path }: Page) =>
    menu.includes(path) ? menu.indexOf(path) : menu.length;
  return pages.toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** The networks, each on a published page with an estimator and prices. */
const networksOf = (content: Content, pages: readonly Page[]): Network[] =>
  inMenuOrder(content, pages).flatMap((page) =>
    sectionsOf(page.sections, "estimator").flatMap(({ network }) => {
      const sold = networkPackages(page, content);
      if (sold.packages.length === 0) return [];
      const { options } = content["contact-form"].fields.subject;
      return {
        key: network.networkKey,
        name: network.network,
        subject: network.subject,
        subjectName: options[network.subject] ?? "",
        examples: network.examples,
        ...sold,
      };
    }),
  );

function togetherOf(
  { company }: Content,
  pages: readonly Page[],
  networks: readonly Network[],
): Together | undefined {
  const together = pages
    .flatMap(packagesOn)
    .find((each) => each.isForBothNetworks);
  const { name, basePence: feePence } = together ?? {};
  const { bothNetworksUpToPence: upToPence } = company;
  if (name === undefined || feePence === undefined || networks.length < 2)
    return undefined;
  return upToPence === undefined ? undefined : { name, feePence, upToPence };
}

/** What the estimator reckons with: the prices of all pages. */
export function gatherPrices(content: Content, pages: readonly Page[]): Prices {
  const { vat } = content.company;
  const networks = networksOf(content, pages);
  const together = togetherOf(content, pages, networks);
  return {
    networks,
    ...(together && { together }),
    ...(vat && !vat.isIncluded && { vatPercent: vat.percent }),
    company: content.brand.name,
    popular: content["price-labels"].mostPopular,
    firstLine: content["contact-form"].firstLine,
  };
}
