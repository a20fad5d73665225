import { wordsOf, type RichText } from "../markdown/markdown.ts";
import type { Content } from "../schemas.ts";
import type { Network, Package } from "../schema/prices.ts";
import type { SitePage } from "../pages/site-pages.ts";

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
  offered?: readonly Extra[],
) {
  const found = packages.map((each, index) => {
    const lines = linesOf(each, packages.slice(0, index));
    return extras.filter(({ listedAs }) =>
      lines.some((line) => line.includes(plain(listedAs))),
    );
  });
  const all = offered ?? extras.filter((extra) => found.flat().includes(extra));
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

/** Gives estimator and contact form the prices of pages whose import would load their texts. */
export function gatherPrices(
  content: Content,
  pages: readonly SitePage[],
): void {
  const { company, contact, estimator, services } = content;
  const { extras, prices } = estimator;
  const { form } = contact.hero;
  for (const page of ["google-ads", "microsoft-ads"] as const) {
    if (!pages.some(({ name, isPublished }) => name === page && isPublished))
      continue;
    const { estimate, pricing } = content[page];
    if (!estimate || !pricing) continue;
    prices.networks.push({
      key: estimate.networkKey,
      name: estimate.network,
      subject: estimate.subject,
      subjectName: form.fields.subject.options[estimate.subject] ?? "",
      examples: estimate.examples,
      packages: withExtras(pricing.packages, extras).map(toPackage),
    } satisfies Network);
  }
  const offered = extras.filter(({ key }) =>
    prices.networks.some(({ packages }) =>
      packages.some(({ has }) => has.includes(key)),
    ),
  );
  const [together] = withExtras(
    (services.packages?.packages ?? []).filter(
      (each) => each.isForBothNetworks,
    ),
    extras,
    offered,
  );
  if (together && prices.networks.length > 1) {
    const { name, basePence, subject, has, lacks } = together;
    const upToPence = company.bothNetworksUpToPence;
    const feePence = basePence;
    prices.together = { name, feePence, upToPence, subject, has, lacks };
  }
  if (!company.vat.isIncluded) prices.vatPercent = company.vat.percent;
  prices.company = content.brand.name;
  prices.firstLine = form.firstLine;
  const names = prices.networks.flatMap(({ packages }) =>
    packages.map(({ name }) => name),
  );
  if (prices.together) names.push(prices.together.name);
  form.packageNames.push(...new Set(names));
  form.networkNames.push(...prices.networks.map(({ name }) => name));
  form.needs.push(
    ...offered
      .filter(({ isAsked }) => isAsked)
      .map(({ key, name }) => ({ key, name })),
  );
}

const toPackage = ({
  name,
  basePence,
  percentOfSpend,
  has,
  lacks,
}: Package): Package => ({ name, basePence, percentOfSpend, has, lacks });
