import { ButtonLink } from "~/components/button-link";
import type { PageLink } from "~/content/schema/primitives";
import type { PricingPackage } from "~/content/schema/shared";
import { formatPence } from "~/format/money";

type Props = PricingPackage & { button: PageLink };

/** One column of the price list. */
export function PackageCard({
  name,
  blurb,
  basePence,
  percentOfSpend,
  features,
  isMostPopular,
  button,
}: Props) {
  return (
    <li className={isMostPopular ? "popular" : undefined}>
      {isMostPopular && <p className="badge">MOST POPULAR</p>}
      <h3>{name}</h3>
      <p>{blurb}</p>
      <p className="price">
        <small>from</small> <b className="numeral">{formatPence(basePence)}</b>
        <small>/month</small>
      </p>
      <p className="plus">{`plus ${percentOfSpend}% of ad spend`}</p>
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
