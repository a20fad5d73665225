import { company } from "./company.ts";
import type { ContactPage } from "./schema/contact.ts";

const { address, replyWithin } = company;

export const contact = {
  head: {
    title: `Contact Us: ${company.name}`,
    description: `Telephone, email, opening hours and a message form. We reply ${replyWithin}.`,
  },

  hero: {
    kicker: "Contact Us",
    title: ["Ask us a straight question."],
    description: `You will get a straight answer ${replyWithin}, from the specialist who would do the work. If we are the wrong firm for it we will say so, and often we can tell you who is right.`,
    ways: { email: "Email", telephone: "Telephone", address: "Address" },
    form: {
      heading: "Send a message",
      note: "Everything is required except the phone number.",
      fields: {
        name: { label: "Name", error: "Please fill in your name." },
        email: {
          label: "Email",
          error:
            "This needs a complete email address, such as ruth@example.co.uk.",
        },
        phone: { label: "Phone", note: "(optional)" },
        subject: {
          label: "Subject",
          placeholder: "Select a subject",
          options: {
            general: "General Inquiry",
            "google-ads": "Google Ads",
            "microsoft-ads": "Microsoft Ads",
            seo: "SEO Services",
            other: "Other Services",
          },
          error: "Please choose a subject.",
        },
        message: {
          label: "Message",
          hint: "Useful to us: your website, what you sell, and roughly what you spend on advertising now.",
          error: "Please write a message.",
        },
      },
      button: "Send message",
      /** The first line of the message after an estimate. */
      firstLine: {
        one: "About {spend} a month on {subject}; {names}, about {fee} a month.",
        several:
          "About {spend} a month on {subject}; {names}, each about {fee} a month.",
        and: " and ",
      },
    },
    sample: true,
  },

  hours: {
    mark: { fathoms: 2, label: "Opening hours" },
    heading: "When we are\u00a0in",
    text: `The telephone is answered by people, in ${address.town} time. Outside these hours send a message: it is read ${replyWithin}.`,
    openings: [
      {
        days: ["Mon", "Tue", "Wed", "Thu", "Fri"],
        hours: { opens: 9, closes: 18 },
      },
      { days: ["Sat"], hours: { opens: 10, closes: 14 } },
      { days: ["Sun"] },
    ],
    closed: "Closed",
    sample: true,
  },

  find: {
    heading: "Where to find us",
    picture: {
      drawing: {
        plate: "thames",
        alt: `Chart of the Thames at ${address.district}`,
      },
    },
    caption: {
      place: `${address.street}, ${address.town} ${address.postcode}`,
      text: "Ring the bell marked with a weight. Soundings on this plate are decorative and not to be used for navigation.",
    },
    sample: true,
  },

  next: {
    mark: { fathoms: 3, label: "What happens next" },
    heading: "After you press send",
    intro:
      "Not sure which subject to choose? Pick General Inquiry and describe the problem in your own words.",
    steps: [
      {
        figure: `${company.replyHours}hrs`,
        title: "Review",
        description: `Your message is read ${replyWithin} by somebody who can act on it.`,
      },
      {
        figure: "1",
        title: "Contact",
        description:
          "One digital marketing specialist writes or rings back, and stays with you from then on.",
        sample: true,
      },
      {
        figure: "£0",
        title: "Plan",
        description:
          "You receive a tailored strategy to keep. There is no charge for it and nothing to sign.",
        sample: true,
      },
    ],
  },
} satisfies ContactPage;
