import { inFileOrder, PageHead } from "~/components/page";
import { company, contact } from "virtual:content";
import { headingId } from "~/components/section";
import { FindUs } from "~/sections/contact/find-us";
import { Hero } from "~/sections/contact/hero";
import { NextSteps } from "~/sections/contact/next-steps";
import { OpeningHoursChart } from "~/sections/contact/opening-hours";
import { WithinReach } from "~/sections/shared/within-reach";

const toForm = {
  text: contact.hero.form.heading,
  to: `/contact#${headingId("contact-form")}`,
} as const;

const page = (
  <>
    <PageHead head={contact} path="/contact" />
    <Hero {...contact.hero} company={company} />
    <WithinReach telephone={company.telephone} action={toForm}>
      {inFileOrder(contact, {
        hours: (section) => (
          <OpeningHoursChart {...section} openings={company.openings} />
        ),
        find: (section) => <FindUs {...section} />,
        next: (section) => <NextSteps {...section} form={contact.hero.form} />,
      })}
    </WithinReach>
  </>
);

export default function Contact() {
  return page;
}
