import { Section } from "~/components/section";
import { SectionHead } from "~/components/section-head";
import type { ServicesPage } from "~/content/schema/services";
import type { PriceLabels } from "~/content/schema/shared";
import { CustomQuote } from "~/sections/shared/custom-quote";

import { PackageRow } from "./package-row";
import { Terms } from "./terms";

type Props = ServicesPage["packages"] & { labels: PriceLabels };

/** A ruled row for each package: name, contents, price; below, what buyers ask. */
export function Packages({
  mark,
  heading,
  intro,
  packages,
  button,
  customQuote,
  terms,
  labels,
}: Props) {
  return (
    <Section name="packages" mark={mark}>
      <SectionHead name="packages" heading={heading} intro={intro} />
      <ul>
        {packages.map((entry) => (
          <PackageRow
            key={entry.id}
            {...entry}
            button={button}
            labels={labels}
          />
        ))}
      </ul>
      <CustomQuote {...customQuote} />
      <Terms {...terms} />
    </Section>
  );
}
