import { packageOn, pairOf } from "../../format/estimate.ts";
import { slug } from "../../format/slug.ts";
import { sectionsOf } from "../../sections/kinds.ts";
import { wordsOf, type RichText } from "../markdown/markdown.ts";
import type {
  EstimateNames,
  Network,
  Package,
  Prices,
  Together,
} from "../schema/prices.ts";
import type { Content } from "../schemas.ts";
import type { Page } from "../site.ts";

type Extra = Content["estimator"]["extras"][number];

type Listed = { name: string; contains: readonly RichText[] };

const plain = (text: RichText) =>
  ` ${wordsOf(text).toLowerCase().replaceAll(/\s/g, " ")}`;

/** A package's own lines, and those of the packages that they name at their ends. */
function linesOf({ contains }: Listed, before: readonly Listed[]): string[] {
  return contains.flatMap((feature) => {
    const inherited = before.find(({ name }) =>
      plain(feature).endsWith(plain(name)),
    );
    return inherited
      ? linesOf(inherited, before.slice(0, before.indexOf(inherited)))
      : [plain(feature)];
  });
}

function withExtras<Entry extends Listed>(
  packages: readonly Entry[],
  extras: readonly Extra[],
) {
  const found = packages.map((each, index) => {
    const lines = linesOf(each, packages.slice(0, index));
    return extras.filter(({ listedAs }) =>
      lines.some((line) => line.includes(plain(listedAs))),
    );
  });
  const all = extras.filter((extra) => found.flat().includes(extra));
  return packages.map((each, index) => {
    const own = found[index] ?? [];
    const lacked = all
      .filter((extra) => !own.includes(extra))
      .map(({ name }) => name);
    return {
      ...each,
      has: own.map(({ key }) => key),
      // Who lacks strategy calls lacks weekly ones, too.
      lacks: lacked.filter(
        (name) =>
          !lacked.some((other) => other !== name && name.includes(other)),
      ),
    };
  });
}

const packagesOn = ({ sections }: Page) =>
  sectionsOf(sections, "prices").flatMap(({ packages }) => packages);

/** The packages of one network, which have a share of the ad spend. */
function networkPackages(page: Page, extras: readonly Extra[]): Package[] {
  const own = packagesOn(page).flatMap(({ percentOfSpend, ...item }) =>
    percentOfSpend === undefined ? [] : { ...item, percentOfSpend },
  );
  return withExtras(own, extras).map(
    ({
      name,
      basePence,
      percentOfSpend,
      mostPopular,
      oneLocation,
      ...rest
    }) => ({
      key: slug(name),
      name,
      basePence,
      percentOfSpend,
      isPopular: mostPopular === true,
      isForOne: oneLocation === true,
      has: rest.has,
      lacks: rest.lacks,
    }),
  );
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
      const packages = networkPackages(page, content.estimator.extras);
      if (packages.length === 0) return [];
      const { options } = content["contact-form"].fields.subject;
      return {
        key: network.networkKey,
        name: network.network,
        subject: network.subject,
        subjectName: options[network.subject] ?? "",
        examples: network.examples,
        packages,
      };
    }),
  );

function togetherOf(
  { company }: Content,
  pages: readonly Page[],
  networks: readonly Network[],
): Together | undefined {
  const [together] = pages
    .flatMap(packagesOn)
    .filter((each) => each.isForBothNetworks);
  if (!together || networks.length < 2) return undefined;
  const { name, basePence } = together;
  return {
    name,
    feePence: basePence,
    upToPence: company.bothNetworksUpToPence,
  };
}

/** What the estimator reckons with: the prices of all pages. */
export function gatherPrices(content: Content, pages: readonly Page[]): Prices {
  const { vat } = content.company;
  const networks = networksOf(content, pages);
  const together = togetherOf(content, pages, networks);
  return {
    networks,
    ...(together && { together }),
    ...(!vat.isIncluded && { vatPercent: vat.percent }),
    company: content.brand.name,
    popular: content["price-labels"].mostPopular,
    firstLine: content["contact-form"].firstLine,
  };
}

/** What the address of an estimate can name. */
export function estimateNamesOf({
  networks,
  together,
  vatPercent,
}: Prices): EstimateNames {
  const pair = pairOf(networks);
  const names = networks.flatMap(({ packages }) =>
    packages.map(({ name }) => name),
  );
  if (pair.length > 1)
    for (const network of pair)
      for (const { name } of network.packages)
        names.push(packageOn(network, name));
  if (together) names.push(together.name);
  return {
    packages: [...new Set(names)],
    networks: pair.map(({ name }) => name),
    vatPercent,
  };
}
