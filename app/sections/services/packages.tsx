import { Section } from "~/components/section";
import { SectionHead } from "~/components/section-head";
import type { ServicesPage } from "~/content/schema/services";
import { CustomQuote } from "~/sections/shared/custom-quote";

import { PackageRow } from "./package-row";

/** A ruled row for each package: name, contents, price. */
export function Packages({
  mark,
  heading,
  intro,
  packages,
  period,
  button,
  customQuote,
}: ServicesPage["packages"]) {
  return (
    <Section name="packages" mark={mark}>
      <SectionHead name="packages" heading={heading} intro={intro} />
      <ul>
        {packages.map((entry) => (
          <PackageRow
            key={entry.id}
            {...entry}
            period={period}
            button={button}
          />
        ))}
      </ul>
      <CustomQuote {...customQuote} />
    </Section>
  );
}
