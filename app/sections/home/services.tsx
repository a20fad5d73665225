import { ArrowLink } from "~/components/links";
import { Drawing } from "~/components/picture";
import { Paragraph } from "~/components/rich-text";
import { Section } from "~/components/section";
import type { HomePage } from "~/content/schema/pages/home";

import "./services.css";

type Service = HomePage["services"]["paid"][number];

function ServiceCard({ name, description, drawing, caption, link }: Service) {
  return (
    <li>
      <Drawing drawing={drawing} fit="draw" />
      {caption && <p className="caption">{caption}</p>}
      <h3>{name}</h3>
      <Paragraph text={description} />
      {link && <ArrowLink link={link} />}
    </li>
  );
}

/** All services: the two with their own pages in large type, then the others. */
export function Services({ paid, other, ...section }: HomePage["services"]) {
  return (
    <Section name="home-services" {...section}>
      <ul role="list" className="paid-services">
        {paid.map((service) => (
          <ServiceCard key={service.name} {...service} />
        ))}
      </ul>
      {other.length > 0 && (
        <ul role="list" className="other-services columns">
          {other.map((service) => (
            <ServiceCard key={service.name} {...service} />
          ))}
        </ul>
      )}
    </Section>
  );
}
