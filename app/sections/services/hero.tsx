import { ButtonLink } from "~/components/button-link";
import { headingId, Section } from "~/components/section";
import { TitleLines } from "~/components/title-lines";
import type { ServicePackage, ServicesPage } from "~/content/schema/services";
import { chartDepth } from "~/format/price-scale";

import { HangingPrices } from "./hanging-prices";

type Props = ServicesPage["hero"] & { packages: readonly ServicePackage[] };

export function Hero({
  kicker,
  title,
  description,
  button,
  pricesLabel,
  packages,
}: Props) {
  return (
    <Section name="tariff">
      <p className="kicker">{kicker}</p>
      <h1 id={headingId("tariff")}>
        <TitleLines lines={title} />
      </h1>
      <div
        className="fall"
        style={{
          "--unit": chartDepth(packages.map(({ basePence }) => basePence)),
        }}
      >
        <div className="say">
          <p>{description}</p>
          <div className="actions">
            <ButtonLink link={button} hasArrow />
          </div>
        </div>
        <HangingPrices label={pricesLabel} packages={packages} />
      </div>
    </Section>
  );
}
