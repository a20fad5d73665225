import { ButtonLink } from "~/components/button-link";
import { headingId, Section } from "~/components/section";
import { TitleLines } from "~/components/title-lines";
import type { HomePage } from "~/content/schema/home";

import { Soundings } from "./soundings";

export function Hero({
  kicker,
  title,
  description,
  button,
  soundings,
}: HomePage["hero"]) {
  return (
    <Section name="hero">
      <p className="kicker">{kicker}</p>
      <h1 id={headingId("hero")}>
        <TitleLines lines={title} />
      </h1>
      <div className="water grid">
        <div className="say">
          <p>{description}</p>
          <div className="actions">
            <ButtonLink link={button} hasArrow />
          </div>
        </div>
        <Soundings {...soundings} />
      </div>
    </Section>
  );
}
