import { ArrowLink } from "~/components/arrow-link";
import { ButtonLink } from "~/components/button-link";
import { Plumb } from "~/components/plumb";
import { headingId, Section } from "~/components/section";
import type { ThankYouPage } from "~/content/schema/thank-you";

import { Stamp } from "./stamp";

type Props = Omit<ThankYouPage, "head">;

/** The sheet of the contact form, stamped. */
export function Thanks({ kicker, heading, text, actions, stamp, next }: Props) {
  const [home, services] = actions;
  return (
    <Section name="ask" variant="thanks">
      <div className="grid">
        <div className="say">
          <p className="kicker">{kicker}</p>
          <h1 id={headingId("ask")}>{heading}</h1>
          <p className="lede">{text}</p>
          <div className="actions">
            <ButtonLink link={home} />
            <ArrowLink link={services} />
          </div>
        </div>
        <div className="sheet">
          <Stamp {...stamp} />
          <h2>{next.heading}</h2>
          <ol>
            {next.steps.map(({ title, description }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{description}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <Plumb />
    </Section>
  );
}
