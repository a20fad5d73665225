import { capitalize } from "../format/text.ts";
import { brands } from "./brands.ts";
import { company } from "./company.ts";
import { figures } from "./figures.ts";
import type { HomePage } from "./schema/home.ts";

export const home = {
  head: {
    title: `${company.name}: Google Ads, Microsoft Ads and SEO, ${company.address.town}`,
    description:
      "We measure what a customer costs you on each channel, then put the money where the reading is good.",
  },

  hero: {
    kicker: `Google Ads, Microsoft Ads and SEO. ${company.address.town}, since ${company.foundedIn}.`,
    title: ["Measure first.", "Spend second."],
    description:
      "Sailors lowered a lead line to find the true depth before they trusted the water with a ship. We do the same with your advertising: find out what a customer costs on each channel, then put the money where the reading is good.",
    button: { text: "Get Started", to: "/contact" },
    soundings: {
      label: "Cost per lead by month, first month = 100",
      readings: [100, 104, 97, 99, 91, 86, 88, 79, 74, 69, 63, 60],
      caption: {
        lead: "Cost per lead, B2B software client, months 1 to 12.",
        text: "First month = 100. The shallower the reading, the less each lead costs.",
      },
      sample: true,
    },
  },

  services: {
    mark: { fathoms: 2, label: "Services" },
    heading: "Six services, one set of figures",
    intro:
      "Whatever mix you buy, it is reported in the same three numbers: what you spent, what came in, what each customer cost.",
    paid: [
      {
        name: "Google Ads",
        description:
          "Search, Shopping, Display and YouTube, built around what a lead is worth to you rather than how many clicks we can buy.",
        drawing: { plate: "services#google", alt: "" },
        caption: `${figures.googleSearchesMillions}M+ monthly searches. Each stroke is a million.`,
        link: { text: "Google Ads in detail", to: "/google-ads" },
      },
      {
        name: "Microsoft Ads",
        description:
          "The people who never changed the browser on their work computer. Many of them sign purchase orders, and fewer advertisers bid for them.",
        drawing: { plate: "services#msft", alt: "" },
        caption: `${figures.microsoftOnlyMillions}M users not on Google. Each dot is a million.`,
        link: { text: "Microsoft Ads in detail", to: "/microsoft-ads" },
      },
    ],
    other: [
      {
        name: "SEO Optimization",
        description:
          "Technical repairs, pages that answer the question, and links from sites your buyers already read.",
        drawing: { plate: "services#seo", alt: "" },
        link: { text: "SEO", to: "/services" },
      },
      {
        name: "Content Strategy",
        description:
          "Guides, comparisons and case studies by writers who have sat in on your sales calls.",
        drawing: { plate: "services#content", alt: "" },
        link: { text: "Content", to: "/services" },
      },
      {
        name: "Analytics",
        description:
          "Calls, forms and orders traced back to the keyword that produced them, with consent handled properly.",
        drawing: { plate: "services#analytics", alt: "" },
        link: { text: "Analytics", to: "/services" },
      },
      {
        name: "Social Media Marketing",
        description:
          "Paid and organic work on the two or three networks your customers use, and none of the others.",
        drawing: { plate: "services#social", alt: "" },
        link: { text: "Social", to: "/services" },
      },
    ],
  },

  stats: {
    mark: { fathoms: 3, label: "In figures" },
    heading: `${company.shortName} in figures`,
    stats: [
      {
        value: "500+",
        label: "Clients served",
        note: {
          measure: "Firms that have paid us for a month of work or more.",
          period: `Since ${company.foundedIn}.`,
          basis: "Our invoices; each firm is counted once.",
          sample: true,
        },
      },
      {
        value: "98%",
        label: "Client retention",
        note: {
          measure:
            "Clients at the beginning of a quarter who were still clients at its end.",
          period: "The four quarters of 2025, averaged.",
          basis: "Our client list, with nobody left out.",
          sample: true,
        },
      },
      {
        value: `${figures.averageRoiPercent}%`,
        label: "Average ROI",
        note: figures.averageRoiNote,
      },
      {
        value: "15+",
        label: "Years experience",
        note: {
          measure: "Years in which we have run advertising for clients.",
          period: `Since ${company.foundedIn}.`,
          basis: "The date on which the company was founded.",
          sample: true,
        },
      },
    ],
  },

  reasons: {
    mark: { fathoms: 5, label: "Why choose us" },
    heading: "Six reasons, none of them an\u00a0award",
    picture: {
      drawing: {
        plate: "swell",
        alt: "Engraving of open water with a red lead line going in",
      },
    },
    caption:
      "The lead goes in ahead of the ship. It is a cheap way to learn something expensive.",
    reasons: [
      {
        title: "You own the accounts",
        description:
          "Campaigns run in your Google and Microsoft accounts. If you leave, the history, the audiences and the passwords stay with you.",
        sample: true,
      },
      {
        title: "The fee is on the website",
        description:
          "Every package has its price here; for ads, a base fee and a percentage of spend that falls as you grow.",
        sample: true,
      },
      {
        title: "A person reads every search term",
        description:
          "Sailors packed tallow into the base of the lead to bring up a sample of the sea bed. The search-term report is our tallow.",
        sample: true,
      },
      {
        title: `${capitalize(company.specialists.inWords)} specialists`,
        description: `We started with ${company.founders.inWords} in ${company.foundedIn}. The one who audits your account is the one who runs it.`,
        sample: true,
      },
      {
        title: "Reports on one page",
        description:
          "What we spent, what it brought in, what we will change. The working is attached for anyone who wants it.",
        sample: true,
      },
      {
        title: `A reply ${company.replyWithin}`,
        description:
          "From someone who can open your account and answer the question.",
        sample: true,
      },
    ],
  },

  brands: { mark: { fathoms: 7, label: "Clients" }, ...brands },

  testimonials: {
    mark: { fathoms: 10, label: "In their words" },
    heading: "What clients say",
    testimonials: [
      {
        quote:
          "They told us to cut the budget in the first month. That is the reason we still work with them.",
        author: "Ruth Adeyemi",
        position: "Marketing Director",
        company: "Halden & Rook",
        sample: true,
      },
      {
        quote:
          "On the first of the month one page arrives, and I understand all of it.",
        author: "Tom Penrose",
        position: "Managing Director",
        company: "Penhale Kitchens",
        sample: true,
      },
      {
        quote:
          "We moved a fifth of our search budget to Microsoft on their advice. Those leads cost less and they close more often.",
        author: "Priya Nair",
        position: "Head of Growth",
        company: "Tidewell",
        sample: true,
      },
    ],
  },

  approach: {
    mark: { fathoms: 13, label: "Approach" },
    heading: "Four steps, in this order",
    intro:
      "No campaign goes live until the tracking has been proved with a real enquiry.",
    steps: [
      {
        when: "Week 1",
        title: "Sound",
        description:
          "We audit the accounts, the tracking and the search demand, and write down what a lead costs you today.",
        sample: true,
      },
      {
        when: "Week 2",
        title: "Chart",
        description:
          "A budget for each channel with a low and a high forecast. You approve it, change it, or take it elsewhere.",
        sample: true,
      },
      {
        when: "Weeks 3 and 4",
        title: "Steer",
        description:
          "Campaigns are built, checked by a second specialist and launched. Bids and ads are corrected as readings come in.",
        sample: true,
      },
      {
        when: "Every month",
        title: "Log",
        description:
          "One page of results, one call, and a list of what we will do next and why.",
        sample: true,
      },
    ],
  },

  newsletter: {
    mark: { fathoms: 15, label: "Newsletter" },
    heading: "Soundings",
    text: "One email a month: a single figure from the accounts we run, what it means, and what we would do about it.",
  },

  closing: {
    mark: { fathoms: 17, label: "Begin" },
    heading: "Take the first\u00a0sounding.",
    text: `Send us your website and a rough budget. ${capitalize(company.replyWithin)} a specialist will tell you what we would check first, and whether we think it is worth paying us to.`,
    actions: [
      { text: "Contact Us", to: "/contact" },
      { text: "See all services", to: "/services" },
    ],
  },
} satisfies HomePage;
