import { Section } from "~/components/section";
import { SectionHead } from "~/components/section-head";
import type { AdsPage } from "~/content/schema/ads";
import type { PriceLabels } from "~/content/schema/shared";
import { CustomQuote } from "~/sections/shared/custom-quote";

import { PackageCard } from "./package-card";

type Props = AdsPage["pricing"] & { labels: PriceLabels };

/** Three packages on one grid, and the way to a quote of one's own. */
export function Prices({
  mark,
  heading,
  intro,
  packages,
  button,
  customQuote,
  labels,
}: Props) {
  return (
    <Section name="prices" id="prices" mark={mark}>
      <SectionHead name="prices" heading={heading} intro={intro} />
      <ul className="price-list">
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
