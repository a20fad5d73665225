import { BelowTheFold, inFileOrder, PageHead } from "~/components/page";
import { company, contact } from "virtual:content";
import { FindUs } from "~/sections/contact/find-us";
import { Hero } from "~/sections/contact/hero";
import { NextSteps } from "~/sections/contact/next-steps";
import { OpeningHoursChart } from "~/sections/contact/opening-hours";

const page = (
  <>
    <PageHead head={contact} path="/contact" />
    <Hero {...contact.hero} company={company} />
    <BelowTheFold>
      {inFileOrder(contact, {
        hours: (section) => (
          <OpeningHoursChart {...section} openings={company.openings} />
        ),
        find: (section) => <FindUs {...section} />,
        next: (section) => <NextSteps {...section} />,
      })}
    </BelowTheFold>
  </>
);

export default function Contact() {
  return page;
}
