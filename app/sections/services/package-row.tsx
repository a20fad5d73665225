import { ButtonLink } from "~/components/button-link";
import type { ServicePackage } from "~/content/schema/services";
import type { PriceLabels } from "~/content/schema/shared";
import { contactAddress } from "~/format/contact-address";
import { formatPence } from "~/format/money";

type Props = ServicePackage & { button: string; labels: PriceLabels };

export function PackageRow({
  id,
  name,
  blurb,
  basePence,
  features,
  isMostPopular,
  subject,
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
          link={{ text: button, to: contactAddress(subject) }}
          variant={isMostPopular ? "filled" : "outline"}
        />
      </div>
    </li>
  );
}
