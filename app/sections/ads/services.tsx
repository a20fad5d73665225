import { Drawing } from "~/components/picture";
import { Section, SectionHead } from "~/components/section";
import type { AdsPage } from "~/content/schema/ads";

import "./services.css";

/** The services, each with a drawing of the product. */
export function Services({
  mark,
  heading,
  intro,
  services,
}: AdsPage["services"]) {
  return (
    <Section name="ads-services" mark={mark}>
      <SectionHead name="ads-services" heading={heading} intro={intro} />
      <ul className="service-list">
        {services.map(({ name, drawing, tone, features }) => (
          <li key={name}>
            {drawing && (
              <div className={tone === "buff" ? "pane warm" : "pane"}>
                <Drawing drawing={drawing} fit="draw" />
              </div>
            )}
            <h3>{name}</h3>
            <ul>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
