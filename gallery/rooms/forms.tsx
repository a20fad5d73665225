import { Estimator } from "~/features/estimator/estimator";
import { LeadsContext } from "~/features/leads/leads-context";
import { NotSent } from "~/features/leads/form-parts";
import { NewsletterForm } from "~/features/newsletter/newsletter-form";
import { estimator } from "~/content/schema/estimator";
import { FindUs } from "~/sections/contact/find-us";
import { Hero } from "~/sections/contact/hero";
import { NextSteps } from "~/sections/contact/next-steps";
import { OpeningHours } from "~/sections/contact/opening-hours";

import {
  company,
  drawing,
  heading,
  hero,
  many,
  mark,
  networkPackage,
  newsletter,
  sentence,
  step,
} from "../content";
import { Staged, type Room } from "../room";

const field = (label: string) => ({ label, error: `${label}: it is missing.` });

const contact = (
  <Hero
    {...{ kicker: hero.kicker, title: hero.title }}
    description={hero.description}
    ways={{ email: "Email", telephone: "Telephone", address: "Address" }}
    company={company}
    form={{
      heading: "Write to us",
      note: sentence,
      fields: {
        name: field("Name"),
        email: field("Email"),
        phone: { ...field("Phone"), note: "(optional)" },
        subject: {
          ...field("Subject"),
          placeholder: "Choose one",
          options: {
            general: "Anything",
            "google-ads": "One",
            "microsoft-ads": "Another",
            seo: "A third",
            other: "Others",
          },
        },
        message: { ...field("Message"), hint: sentence },
      },
      button: "Send",
      notSent: sentence,
      failed: sentence,
      again: "Try again",
      sending: "Sending…",
      firstLine: { one: "{names}", several: "{names}", and: " and " },
      packageNames: [],
    }}
  />
);

const send = (stage: HTMLElement) =>
  stage.querySelector("form")?.requestSubmit();

const words = estimator.parse({
  heading: "What would it cost?",
  intro: sentence,
  openingSpend: "£5,000",
  spend: {
    label: "Spend a month",
    exactLabel: "Exactly",
    presetsLabel: "Usual spends",
    presets: ["£2,500", "£5,000", "£30,000"],
  },
  field: {
    hint: "{least} to {most}",
    errors: {
      noNumber: "A number, such as {example}.",
      outOfRange: "From {least} to {most}.",
    },
  },
  answer: {
    one: "{spend}: {names} at {fee}",
    several: "{spend}: {names} at {fee}",
  },
  and: "and",
  chart: {
    upTo: "up to {to}",
    between: "from {from} to {to}",
    above: "above {from}",
  },
  fees: {
    cheapest: "Lowest",
    working: "{base} and {share}, {percent}%",
    total: "{percent}% of {total}",
  },
  next: "Above {spend}, {name} is lower.",
  noNext: "No other is lower.",
  beyond: { question: "More than {most}?", link: "Ask us" },
  start: "Begin with this",
  worked: {
    caption: "Fees a month",
    spend: "Spend",
    spends: ["£1,000", "£10,000", "£100,000"],
  },
  outlook: {
    summary: "What could it bring?",
    note: sentence,
    fields: {
      costPerClick: "Cost of a click",
      conversionRate: "Clicks that ask",
      enquiryValue: "Value of an enquiry",
    },
    results: {
      clicks: { label: "Clicks", formula: "a ÷ b" },
      enquiries: { label: "Enquiries", formula: "a × b" },
      costPerEnquiry: { label: "Each costs", formula: "a ÷ b", none: "none" },
      returnOnSpend: { label: "Return", formula: "a ÷ b" },
    },
  },
  caption: sentence,
});

const estimate = (packages: number, id: string) => (
  <Estimator
    id={id}
    words={words}
    mark={mark}
    subject="google-ads"
    assumptions={{
      costPerClickPence: 2_50,
      conversionRate: 500,
      enquiryValuePence: 125_00,
    }}
    sample={undefined}
    rates={many(packages, networkPackage)}
  />
);

const openAll = (stage: HTMLElement) => {
  for (const details of stage.querySelectorAll("details")) details.open = true;
};

const steps = (length: number) => (
  <NextSteps
    mark={mark}
    heading={heading}
    intro={sentence}
    steps={many(length, (number) => ({
      ...step(number),
      figure: `${number}h`,
    }))}
  />
);

export const room: Room = {
  "contact form": contact,
  "contact form, wrong": (
    <Staged act={send}>
      <LeadsContext value="/api">{contact}</LeadsContext>
    </Staged>
  ),
  "not sent": <NotSent text={sentence} isShown />,
  "newsletter form, small": (
    <NewsletterForm id="mini" look="mini" {...newsletter} />
  ),
  "newsletter form, large": (
    <NewsletterForm id="coupon" look="coupon" {...newsletter} />
  ),
  "opening hours": (
    <OpeningHours
      mark={mark}
      heading={heading}
      text={sentence}
      closed="closed"
      openings={company.openings}
    />
  ),
  "map, 6 names": (
    <FindUs
      heading={heading}
      picture={{ drawing }}
      caption={{ place: "A place", text: sentence }}
      names={many(6, (number) => ({
        name: `Name ${number}`,
        at: [12 * number, 12 * number] as const,
      }))}
      map={{ link: "On a map", search: "https://example.com/?q=" }}
    />
  ),
  "next steps, 1": steps(1),
  "next steps, 6": steps(6),
  "estimator, 2 packages": estimate(2, "estimate-2"),
  "estimator, 4 packages, all open": (
    <Staged act={openAll}>{estimate(4, "estimate-4")}</Staged>
  ),
};
