import { ButtonLink } from "~/components/button-link";
import type { PageLink } from "~/content/schema/primitives";
import type { PriceLabels, PricingPackage } from "~/content/schema/shared";
import { formatPence } from "~/format/money";

type Props = PricingPackage & { button: PageLink; labels: PriceLabels };

/** One column of the price list. */
export function PackageCard({
  name,
  blurb,
  basePence,
  percentOfSpend,
  features,
  isMostPopular,
  button,
  labels,
}: Props) {
  const { shareOfSpend } = labels;
  return (
    <li className={isMostPopular ? "popular" : undefined}>
      {isMostPopular && <p className="badge">{labels.mostPopular}</p>}
      <h3>{name}</h3>
      <p>{blurb}</p>
      <p className="price">
        <small>{labels.from}</small>{" "}
        <b className="numeral">{formatPence(basePence)}</b>
        <small>{labels.perMonth}</small>
      </p>
      <p className="plus">{`${shareOfSpend.before}${percentOfSpend}${shareOfSpend.after}`}</p>
      <ul>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <ButtonLink
        link={button}
        variant={isMostPopular ? "filled" : "outline"}
      />
    </li>
  );
}
