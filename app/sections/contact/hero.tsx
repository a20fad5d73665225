import { Paragraph } from "~/components/rich-text";
import { Headline, Section } from "~/components/section";
import type { Company } from "~/content/schema/company";
import type { ContactPage } from "~/content/schema/pages/contact";
import { ContactForm } from "~/features/enquiry/contact-form";
import { Island } from "~/islands/island";

import { ToForm } from "./to-form";

import "../shared/sheet-hero.css";

type ContactDetailsProps = {
  labels: ContactPage["hero"]["ways"];
  company: Pick<Company, "email" | "telephone" | "address">;
};

function ContactDetails({
  labels,
  company: { email, telephone, address },
}: ContactDetailsProps) {
  return (
    <dl className="ways">
      <div>
        <dt className="kicker">{labels.email}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </div>
      <div>
        <dt className="kicker">{labels.telephone}</dt>
        <dd>
          <a className="tabular" href={telephone.href}>
            {telephone.shown}
          </a>
        </dd>
      </div>
      <div>
        <dt className="kicker">{labels.address}</dt>
        <dd>
          {`${address.street}, ${address.district}, ${address.town} ${address.postcode}`}
        </dd>
      </div>
    </dl>
  );
}

type HeroProps = ContactPage["hero"] & { company: Company };

/** The hero of the contact page: contact details, and the form on a sheet of paper. */
export function Hero({ company, ...hero }: HeroProps) {
  const { description, ways, form } = hero;
  return (
    <Section name="sheet-hero">
      <div className="split">
        <div className="say">
          <Headline name="sheet-hero" {...hero} />
          <Paragraph text={description} />
          <div className="actions to-form">
            <ToForm heading={form.heading} />
          </div>
          <ContactDetails labels={ways} company={company} />
        </div>
        <Island
          name="contact-form"
          component={ContactForm}
          props={{ words: form }}
          starts="when idle"
          parameters={["subject"]}
        />
      </div>
    </Section>
  );
}
