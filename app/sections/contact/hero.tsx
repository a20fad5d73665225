import { headingId, Section } from "~/components/section";
import { TitleLines } from "~/components/title-lines";
import type { Company } from "~/content/schema/company";
import type { ContactPage } from "~/content/schema/contact";

import { ContactDetails } from "./contact-details";
import { ContactForm } from "./contact-form";

type Props = ContactPage["hero"] & { company: Company };

/** The company's addresses left, the form as a paper sheet right. */
export function Hero({
  kicker,
  title,
  description,
  ways,
  form,
  company,
}: Props) {
  return (
    <Section name="ask">
      <div className="grid">
        <div className="say">
          <p className="kicker">{kicker}</p>
          <h1 id={headingId("ask")}>
            <TitleLines lines={title} />
          </h1>
          <p>{description}</p>
          <ContactDetails labels={ways} company={company} />
        </div>
        <ContactForm words={form} />
      </div>
    </Section>
  );
}
