import { Drawing } from "~/components/plate";
import { Section, SectionHead } from "~/components/section";
import type { AdsPage } from "~/content/schema/ads";

import "./kinds.css";

/** The services, each with a drawing of the product. */
export function Kinds({ mark, heading, intro, services }: AdsPage["services"]) {
  return (
    <Section name="ads-kinds" mark={mark}>
      <SectionHead name="ads-kinds" heading={heading} intro={intro} />
      <ul className="kinds">
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
