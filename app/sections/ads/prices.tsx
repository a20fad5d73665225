import { ButtonLink, CustomQuote } from "~/components/links";
import { TextBlocks } from "~/components/rich-text";
import { Section } from "~/components/section";
import type { AdsPage } from "~/content/schema/pages/ads";
import type { PageLink } from "~/content/schema/primitives";
import type { PriceLabels, PricingPackage } from "~/content/schema/shared";
import { formatPence } from "~/format/numbers";
import { fill } from "~/format/text";

import "./folded.css";
import "./prices.css";

type PackageCardProps = PricingPackage & {
  button: PageLink;
  labels: PriceLabels;
};

/** One package, which is a column of the price list. */
function PackageCard({
  name,
  forWhom,
  basePence,
  percentOfSpend,
  contains,
  mostPopular,
  button,
  labels,
}: PackageCardProps) {
  return (
    <li className={mostPopular ? "popular" : undefined}>
      <h3>{name}</h3>
      {mostPopular && <p className="badge">{labels.mostPopular}</p>}
      <p className="for-whom">{forWhom}</p>
      <p className="price">
        <small>{labels.from}</small>{" "}
        <b className="numeral">{formatPence(basePence)}</b>
        <small>{labels.perMonth}</small>
      </p>
      <p className="plus">
        {fill(labels.shareOfSpend, { percent: String(percentOfSpend) })}
      </p>
      <details className="folded">
        <summary>{labels.contains}</summary>
        <TextBlocks blocks={[{ list: contains }]} />
      </details>
      <ButtonLink link={button} variant={mostPopular ? "filled" : "outline"} />
    </li>
  );
}

type PriceListProps = AdsPage["pricing"] & { labels: PriceLabels };

/** The price list, with a link to a custom quote. */
export function PriceList({
  packages,
  button,
  customQuote,
  labels,
  ...section
}: PriceListProps) {
  return (
    <Section name="ads-prices" id="pricing" {...section}>
      <ul role="list" className="price-list">
        {packages.map((entry) => (
          <PackageCard
            key={entry.name}
            {...entry}
            button={button}
            labels={labels}
          />
        ))}
      </ul>
      <CustomQuote {...customQuote} />
    </Section>
  );
}
