import { contactAddress } from "../features/enquiry/enquiry-address.ts";
import { formatPence } from "../format/numbers.ts";
import { capitalize } from "../format/text.ts";
import { brands } from "./brands.ts";
import { company } from "./company.ts";
import { figures } from "./figures.ts";
import type { ServicesPage } from "./schema/services.ts";

export const services = {
  head: {
    title: `Services and prices: ${company.name}`,
    description:
      "Three packages with their prices, what each includes, and how the first eight weeks run.",
  },

  hero: {
    kicker: "Services and prices",
    title: ["Know the depth before you dive."],
    description:
      "Three packages cover all six services. Each line below is drawn to its monthly price, so you can see how deep you would be in before you ask us anything.",
    button: { text: "Get Started", to: "/contact" },
    pricesLabel: "Monthly starting prices",
  },

  packages: {
    mark: { fathoms: 2, label: "Packages" },
    heading: "What each price buys",
    intro: `Starting prices, per month. Ad spend goes from you to the network and never passes through us. ${company.vat.note}`,
    packages: [
      {
        id: "sem",
        name: "Search Engine Marketing",
        subject: "general",
        blurb: "For firms that need enquiries this quarter.",
        basePence: 1200_00,
        features: [
          "Google Ads and Microsoft Ads",
          "Keyword research and ad copy",
          "Bids set by margin",
          "Conversion tracking",
          "Monthly reporting",
        ],
        sample: true,
      },
      {
        id: "idm",
        name: "Integrated Digital Marketing",
        subject: "other",
        blurb:
          "For firms that want one plan, one budget and one person to ask.",
        basePence: 2500_00,
        features: [
          "Everything in Search Engine Marketing",
          "SEO and content strategy",
          "Social media marketing",
          "Analytics and attribution",
          "Bi-weekly strategy calls",
        ],
        isMostPopular: true,
        sample: true,
      },
      {
        id: "seo",
        name: "SEO & Content Strategy",
        subject: "seo",
        blurb: "For firms that would rather own their traffic than rent it.",
        basePence: 1800_00,
        features: [
          "Technical audit and repairs",
          "Topic and keyword planning",
          "Four new pieces a month",
          "Links from trade publications",
          "Monthly reporting",
        ],
        sample: true,
      },
    ],
    button: "Get Started",
    customQuote: {
      question: "Need half of one and all of another?",
      link: { text: "Request Custom Quote", to: contactAddress("other") },
    },
    terms: {
      heading: "Beside any price, ask",
      items: [
        {
          question: "Is the percentage taken on actual spend?",
          answer: [
            "Yes: on what the network charged you that month, before VAT, and not on what you planned. Only the packages for ",
            { text: "Google Ads", to: "/google-ads#prices" },
            " and ",
            { text: "Microsoft Ads", to: "/microsoft-ads#prices" },
            " have one.",
          ],
          sample: true,
        },
        {
          question: "Is there a minimum?",
          answer: `For the fee, the price above. For ad spend, about ${formatPence(company.smallestMonthlyBudgetPence)} a month; with less there is too little to learn from. For time, ${company.notice.inWords}.`,
          sample: true,
        },
        {
          question: "Who owns the ad account?",
          answer:
            "You do, from the first day. We work in it as a manager whom you can remove, and its history stays with you.",
          sample: true,
        },
        {
          question: "What is included?",
          answer:
            "All that stands in the row, with set-up and reports. Ad spend is not, nor are costs of others, such as photographs; you approve those before they arise.",
          sample: true,
        },
        {
          question: "What about VAT?",
          answer: `${company.vat.note} It stands on a line of its own on each invoice, with our VAT number.`,
          sample: true,
        },
      ],
    },
  },

  approach: {
    mark: { fathoms: 3, label: "Our approach" },
    heading: "Four working parts, and no others",
    drawing: {
      plate: "anatomy",
      alt: "Engraving of a hand lead: line, marks, weight and tallow",
    },
    parts: [
      {
        title: "The line",
        description:
          "One unbroken record from the click to the invoice. If the chain is broken anywhere, we mend that first.",
        sample: true,
      },
      {
        title: "The marks",
        description:
          "Sailors could read theirs by touch in the dark. Our reports use three numbers you can read without us.",
        sample: true,
      },
      {
        title: "The weight",
        description:
          "Most of the budget goes where the evidence is. Tests get a tenth, so a bad idea stays cheap.",
        sample: true,
      },
      {
        title: "The tallow",
        description:
          "It brought up a sample of the sea bed. We bring you real search terms, read by a person every week.",
        sample: true,
      },
    ],
  },

  stats: {
    mark: { fathoms: 5, label: "In figures" },
    heading: "Our services in figures",
    stats: [
      {
        value: `${figures.averageRoiPercent}%`,
        label: "Average ROI",
        note: figures.averageRoiNote,
        drawing: {
          plate: "s-250",
          alt: "Two and a half discs: the gain on each pound",
        },
      },
      {
        value: "500+",
        label: "Campaigns",
        note: {
          measure: "Campaigns that we built and ran for a month or more.",
          period: `Since ${company.foundedIn}.`,
          basis:
            "Our clients’ accounts; a campaign that was rebuilt counts once.",
          sample: true,
        },
        drawing: { plate: "s-500", alt: "Five hundred dots" },
      },
      {
        value: "95%",
        label: "Satisfaction",
        note: {
          measure: "Clients who called themselves satisfied or very satisfied.",
          period: "The survey of autumn 2025.",
          basis: "All clients were asked; the share is of those who answered.",
          sample: true,
        },
        drawing: { plate: "s-95", alt: "Ninety-five strokes in a hundred" },
      },
      {
        value: "40%",
        label: "Traffic increase",
        note: {
          measure:
            "Visits from unpaid search, a year after we began against the month before.",
          period: "Clients who came in 2023 and 2024.",
          basis: "Their own analytics; the median.",
          sample: true,
        },
        drawing: {
          plate: "s-40",
          alt: "A hundred strokes, then a hundred and forty",
        },
      },
    ],
    caption:
      "All four are counted out: pounds, campaigns, clients in a hundred, visits before and after.",
  },

  process: {
    mark: { fathoms: 7, label: "Process" },
    heading: "The first eight weeks",
    intro: "Each bar starts when the one before it has been signed off by you.",
    phases: [
      {
        title: "Discover",
        description:
          "We read your accounts, your analytics and your last twelve months of enquiries.",
        firstWeek: 1,
        lastWeek: 1,
        sample: true,
      },
      {
        title: "Plan",
        description:
          "A written strategy with a budget for each channel and a forecast for each budget.",
        firstWeek: 2,
        lastWeek: 2,
        sample: true,
      },
      {
        title: "Build",
        description:
          "Campaigns, pages and tracking are made, then checked by a second specialist.",
        firstWeek: 3,
        lastWeek: 4,
        sample: true,
      },
      {
        title: "Improve",
        description:
          "We test, cut and move money every week. This bar has no end while you stay.",
        firstWeek: 5,
        lastWeek: 8,
        isOngoing: true,
        sample: true,
      },
    ],
  },

  brands: { mark: { fathoms: 10, label: "Clients" }, ...brands },

  faq: {
    mark: { fathoms: 13, label: "Questions" },
    heading: "Asked before signing",
    items: [
      {
        question: "How much should I budget?",
        answer: `Budgets start from about ${formatPence(company.smallestMonthlyBudgetPence)} monthly. Below that there are too few clicks to learn from, and we would tell you to wait.`,
        sample: true,
      },
      {
        question: "How soon will I see results?",
        answer:
          "Paid search brings enquiries within days of launch and settles in about eight weeks. SEO usually takes four to six months to pay for itself.",
        sample: true,
      },
      {
        question: "Am I tied to a contract?",
        answer: `No. You give us ${company.notice.inWords}, and every account, audience and password stays with you.`,
        sample: true,
      },
      {
        question: "Can I change package later?",
        answer:
          "Yes, at the end of any month, in either direction. We will suggest moving down if the figures say so.",
        sample: true,
      },
      {
        question: "Who will do the work?",
        answer:
          "A named specialist who answers your calls, with a second who checks changes before they go live. We do not subcontract.",
        sample: true,
      },
    ],
  },

  closing: {
    mark: { fathoms: 15, label: "Begin" },
    heading: "Tell us how deep you want to\u00a0go.",
    text: `Name a monthly figure and a target. ${capitalize(company.replyWithin)} a specialist will say whether one can reach the other.`,
    actions: [
      { text: "Contact Us", to: "/contact" },
      { text: "Google Ads in detail", to: "/google-ads" },
    ],
  },
} satisfies ServicesPage;
