import { ButtonLink } from "~/components/button-link";
import type { PageLink } from "~/content/schema/primitives";
import type { ServicePackage } from "~/content/schema/services";
import type { PriceLabels } from "~/content/schema/shared";
import { formatPence } from "~/format/money";

type Props = ServicePackage & { button: PageLink; labels: PriceLabels };

export function PackageRow({
  id,
  name,
  blurb,
  basePence,
  features,
  isMostPopular,
  button,
  labels,
}: Props) {
  return (
    <li className={isMostPopular ? "grid popular" : "grid"} id={id}>
      {isMostPopular && <p className="badge">{labels.mostPopular}</p>}
      <div className="title">
        <h3>{name}</h3>
        <p>{blurb}</p>
      </div>
      <ul>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div className="cost">
        <p>
          <b className="numeral">{formatPence(basePence)}</b>
          <small>{labels.perMonth}</small>
        </p>
        <ButtonLink
          link={button}
          variant={isMostPopular ? "filled" : "outline"}
        />
      </div>
    </li>
  );
}
