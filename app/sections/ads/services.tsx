import { Drawing } from "~/components/picture";
import { TextBlocks } from "~/components/rich-text";
import { Section } from "~/components/section";
import type { AdsPage } from "~/content/schema/pages/ads";

import "./services.css";

/** The services, each with a drawing of the product. */
export function Services({ services, ...section }: AdsPage["services"]) {
  return (
    <Section name="ads-services" {...section}>
      <ul role="list" className="columns service-list">
        {services.map(({ name, drawing, background, contains }) => (
          <li key={name}>
            {drawing && (
              <div className={`pane ${background}`}>
                <Drawing drawing={drawing} fit="draw" />
              </div>
            )}
            <h3>{name}</h3>
            <TextBlocks blocks={[{ list: contains }]} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
