import { headingId, Section } from "~/components/section";
import { TitleLines } from "~/components/title-lines";
import type { AboutPage } from "~/content/schema/about";

import { Leads } from "./leads";

export function Hero({
  kicker,
  title,
  description,
  leads,
  caption,
}: AboutPage["hero"]) {
  return (
    <Section name="crew">
      <p className="kicker">{kicker}</p>
      <h1 id={headingId("crew")}>
        <TitleLines lines={title} />
      </h1>
      <figure>
        <Leads {...leads} />
        <figcaption className="grid">
          <p>{description}</p>
          <p className="caption">
            <b>{caption.lead}</b> {caption.text}
          </p>
        </figcaption>
      </figure>
    </Section>
  );
}
