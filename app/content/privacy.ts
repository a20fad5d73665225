import { company } from "./company.ts";
import type { PrivacyPage } from "./schema/privacy.ts";

const { email, telephone } = company;

const { street, district, town, postcode } = company.address;
const address = `${street}, ${district}, ${town} ${postcode}`;

const emailLink = { text: email.address, href: `mailto:${email.address}` };

/** The privacy policy. What it says about cookies and hosts must match the code. */
export const privacy = {
  head: {
    title: `Privacy Policy: ${company.name}`,
    description:
      "What this website does with information about you: what stays in your browser, what others see, and your rights.",
  },

  hero: {
    lastUpdated: { label: "Last updated", date: "2025-07-15" },
    heading: "Privacy Policy",
    inShort: [
      { value: "0", label: "forms sent to a server" },
      {
        value: "2",
        label: "notes kept in your browser after you close the tab",
      },
      {
        value: "1",
        label: "outside image host, which sees your IP address",
      },
    ],
  },

  contents: "Contents",

  parts: [
    {
      id: "collect",
      fathoms: 2,
      title: "Information we collect",
      blocks: [
        "This website does not collect information about you by itself. It has no accounts, no visitor counter and no advertising tags.",
        [
          "The contact form asks for your name, email address, a telephone number if you choose to give one, a subject and a message. The newsletter form asks for an email address. ",
          { strong: "Neither form sends what you type to a server." },
          " The contact form writes it to the console of your own browser; the newsletter form discards it. In both cases you are then shown the thank-you page.",
        ],
        "If you write to our email address or telephone us, we receive what you tell us, in the ordinary way.",
      ],
    },
    {
      id: "use",
      fathoms: 3,
      title: "How we use it",
      blocks: [
        "From the website we hold nothing, so there is nothing to use. What you send us by email or tell us by telephone we use to answer you, and, if you become a client, to do the work you ask for. The legal basis is our legitimate interest in replying, or our contract with you.",
      ],
      sample: true,
    },
    {
      id: "cookies",
      fathoms: 5,
      title: "Cookies and browser storage",
      blocks: [
        "We set no cookies. The site stores up to three entries in your browser, two that stay and one that goes when you close the tab:",
        {
          table: {
            columns: ["Name", "Value", "Purpose", "Kept"],
            rows: [
              [
                "cookiesAccepted",
                "true",
                "Remembers that you have answered the cookie notice, so that it is not shown again",
                "In local storage, until you clear it",
              ],
              [
                "cookieChoice",
                "choice: accepted or rejected; at: the date and time of your answer; version: the number of the notice you answered",
                "Remembers what you answered, so that nothing you have not accepted can run",
                "In local storage, until you answer again or clear it",
              ],
              [
                "react-router-scroll-positions",
                "How far down each page you had scrolled, as numbers",
                "Brings you back to the same place on a page when you go back or reload",
                "In session storage, until you close the tab",
              ],
            ],
          },
        },
        "The first two are written when you press Accept or Reject on the cookie notice. Despite its name, the first says only that you have answered, and is the same for both buttons; the second says which. The third is written when you leave or reload the site.",
        "Accept lets us measure visits and advertising; Reject forbids it, and so does not answering. Today the site does neither, whatever you press. If it ever asks for more than that, the notice gets a new number, and what you accepted before no longer counts. Cookie settings, at the foot of every page, brings the notice back: your new answer takes the place of the old one.",
        "All three are strictly necessary for what they do, and none is ever sent to us: they stay on your device. You can remove them at any time by clearing site data in your browser.",
      ],
    },
    {
      id: "disclosure",
      fathoms: 7,
      title: "Disclosure to others",
      blocks: [
        [
          "We do not sell information or share it with advertisers. Some pictures on this site are loaded from an external image host, images.unsplash.com, whose servers may be outside the United Kingdom. As with any picture on the web, your browser tells that host your ",
          { strong: "IP address" },
          ", the kind of browser you use and the time of the request. We ask your browser not to tell it which page you are reading. If you block the host, the site shows a drawing in place of each picture and works as before.",
        ],
        "The computer that serves these pages to your browser necessarily handles your IP address too, in order to send them. Its log keeps the address of the page and the time of the request, and nothing about you.",
        "We would otherwise disclose information only where the law requires it.",
      ],
    },
    {
      id: "security",
      fathoms: 10,
      title: "Security",
      blocks: [
        "The site is served over an encrypted connection. Because the forms send nothing and there is no database behind them, there is no store of visitor information here to lose. Email and telephone are less private than that: please do not send passwords or card numbers.",
      ],
    },
    {
      id: "rights",
      fathoms: 13,
      title: "Your rights under the GDPR",
      blocks: [
        "Under the UK GDPR and the Data Protection Act 2018 you may, for any information we do hold about you:",
        {
          list: [
            "ask for a copy of it;",
            "have it corrected;",
            "have it erased;",
            "restrict or object to our use of it;",
            "receive it in a form you can take elsewhere;",
            "withdraw a consent you have given.",
          ],
        },
        "We answer within one month and make no charge.",
        [
          "If you think we have handled information about you wrongly, you may complain to us by email at ",
          emailLink,
          ". As section 164A of the Data Protection Act 2018 requires, we acknowledge a complaint within 30 days, look into it without undue delay, and tell you the outcome. If you are not satisfied, you may complain to the Information Commissioner’s Office, at ico.org.uk.",
        ],
      ],
      sample: true,
    },
    {
      id: "children",
      fathoms: 15,
      title: "Children",
      blocks: [
        "Our services are for businesses. This website is not intended for children under 16, and we do not knowingly hold information about them. If you believe that a child has written to us, tell us and we will delete the message.",
      ],
      sample: true,
    },
    {
      id: "changes",
      fathoms: 17,
      title: "Changes to this policy",
      blocks: [
        "If the site begins to do something that this page does not describe, we will change this page first and put the new date at the top.",
      ],
      sample: true,
    },
    {
      id: "contact",
      fathoms: 20,
      title: "Contact",
      blocks: [
        [
          `${company.legalName}, ${address}. Email `,
          emailLink,
          ", telephone ",
          { text: telephone.shown, href: telephone.href },
          ".",
        ],
        `${company.registration.statement} Registered office: ${address}. VAT number: ${company.vat.number}.`,
      ],
    },
  ],
} satisfies PrivacyPage;
