import { company } from "./company.ts";
import type { ThankYouPage } from "./schema/thank-you.ts";

export const thankYou = {
  head: {
    title: `Thank You: ${company.name}`,
    description:
      "Your message has been received. Our team will get back to you shortly: this is what happens next.",
    isIndexed: false,
  },
  kicker: "Message received",
  heading: "Thank You!",
  text: "Your message has been received. Our team will get back to you shortly.",
  actions: [
    { text: "Return to Homepage", to: "/" },
    { text: "Explore Our Services", to: "/services" },
  ],
  stamp: {
    name: company.shortName,
    word: "Received",
    postcode: company.address.postcode,
  },
  next: {
    heading: "What happens next",
    steps: [
      {
        title: "Review",
        description: `Somebody who can act on your message reads it ${company.replyWithin}.`,
      },
      {
        title: "Contact",
        description:
          "A digital marketing specialist writes or rings, and stays with you from then on.",
        sample: true,
      },
      {
        title: "Plan",
        description:
          "We put together a tailored strategy, in writing, for you to keep.",
        sample: true,
      },
    ],
  },
} satisfies ThankYouPage;
