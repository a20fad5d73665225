import { contactAddress } from "../features/enquiry/enquiry-address.ts";
import { formatRank, highestBidSurcharge } from "../format/auction.ts";
import { formatPence } from "../format/numbers.ts";
import { company } from "./company.ts";
import { figures } from "./figures.ts";
import type { GoogleAdsPage } from "./schema/ads.ts";

const auction: GoogleAdsPage["hero"]["auction"] = {
  label: "A simplified Google Ads auction: rank is bid multiplied by quality",
  columns: {
    advertiser: "Advertiser",
    bid: "Bid",
    quality: "Quality",
    rank: "Rank",
    price: "Pays per click",
  },
  advertisers: [
    { name: "You", bidPence: 2_80, quality: 8 },
    { name: "Deepest pockets", bidPence: 4_20, quality: 4 },
    { name: "Everyone else", bidPence: 3_10, quality: 5 },
  ],
  rankBelow: 12_00,
  sample: true,
};

/** The URL of enquiries from the price list. */
const enquiry = contactAddress("google-ads");

export const googleAds = {
  head: {
    title: `Google Ads management and prices: ${company.name}`,
    description:
      "Google Ads run to a cost per lead. What we do, in what order and for what price, with three accounts before and after.",
  },

  hero: {
    kicker: "Google Ads management",
    title: ["Better ads", "beat bigger", "bids."],
    description:
      "Google does not simply sell the top of the page to whoever offers most. It multiplies the bid by the quality of the ad. We work on the second number, because it is the one that makes every click cheaper.",
    button: { text: "Get Started", to: "/contact" },
    pricesLink: { text: "See the prices", to: "/google-ads#prices" },
    query: "boiler repair leeds",
    auction,
    caption: {
      lead: "A simplified auction.",
      text: `Each advertiser pays just enough to keep its place: the rank below, divided by its own quality, plus a penny. The highest bid comes second and pays ${formatPence(highestBidSurcharge(auction))} more for the privilege. (A fourth advertiser, not shown, ranks ${formatRank(auction.rankBelow)}.)`,
    },
  },

  stats: {
    mark: { fathoms: 2, label: "In figures" },
    heading: "Google Ads in figures",
    stats: [
      {
        value: `${figures.googleSearchesMillions}M+`,
        label: "Monthly Searches",
        note: {
          measure:
            "Searches in a month that our clients’ keywords could answer.",
          period: "The average month of 2025.",
          basis: "Google’s own keyword figures, United Kingdom.",
          sample: true,
        },
        drawing: { plate: "m-63", alt: "Sixty-three strokes, a million each" },
      },
      {
        value: "40%",
        label: "Lower CPC",
        note: {
          measure:
            "Cost per click after six months with us, against the month before.",
          period: "Accounts that came in 2024 and 2025.",
          basis: "The median; accounts that left sooner are not in it.",
          sample: true,
        },
        drawing: {
          plate: "m-40",
          alt: "A bar 40% shorter than the one above it",
        },
      },
      {
        value: "200%",
        label: "Average ROI",
        note: {
          measure:
            "What a client gained, after all cost, on each pound spent on Google Ads.",
          period: "Twelve months to December 2025.",
          basis: "Accounts whose sales we can trace; our fee counts as cost.",
          sample: true,
        },
        drawing: { plate: "m-200", alt: "One block spent, two blocks gained" },
      },
      {
        value: "90%",
        label: "Online Reach",
        note: {
          measure:
            "People online who come past a place that shows Google’s ads.",
          period: "As published in 2025.",
          basis: "Google’s figure for its whole network, not a count of ours.",
          sample: true,
        },
        drawing: { plate: "m-90", alt: "Nine dots in ten filled" },
      },
    ],
  },

  benefits: {
    mark: { fathoms: 3, label: "Benefits" },
    heading: "What search can do that a billboard cannot",
    benefits: [
      {
        title: "Reach people as they look.",
        description:
          "A search is a question asked out loud. The ad answers while the question is still open.",
      },
      {
        title: "Pay for visits, not views.",
        description:
          "On Search you are charged when somebody clicks. Being seen and ignored costs nothing.",
      },
      {
        title: "Set the limit yourself.",
        description:
          "Daily caps, monthly caps and a stop button that works the same afternoon.",
        sample: true,
      },
      {
        title: "See what each pound did.",
        description:
          "Every call, form and order is traced to a keyword, an ad and an hour of the day.",
        sample: true,
      },
      {
        title: "Stay close to home.",
        description:
          "Choose postcodes, a radius or a drive time, and leave out the places you do not serve.",
      },
      {
        title: "Start this month.",
        description:
          "A tested campaign can be live in ten working days, while slower channels take root.",
        sample: true,
      },
    ],
  },

  approach: {
    mark: { fathoms: 5, label: "Approach" },
    heading: "From first look to monthly report",
    deliverableLabel: "You receive",
    steps: [
      {
        when: "Days 1 to 5",
        title: "Research and analysis",
        description:
          "We read twelve months of search terms, test the tracking and price the clicks in your market.",
        deliverable: "a written audit, yours to keep",
        sample: true,
      },
      {
        when: "Days 6 to 10",
        title: "Campaign structure",
        description:
          "Campaigns are split by what a sale earns you, so a high bid can only be spent on a high margin.",
        deliverable: "a plan and a forecast to approve",
        sample: true,
      },
      {
        when: "Every week or two",
        title: "Continuous optimization",
        description:
          "Search terms are read, waste is excluded, two ads run against each other and the weaker one goes.",
        deliverable: "a log of every change",
        sample: true,
      },
      {
        when: "Every month",
        title: "Reporting",
        description:
          "Spend, leads and cost per lead against the forecast, including the months when we missed it.",
        deliverable: "one page and a call",
        sample: true,
      },
    ],
  },

  services: {
    mark: { fathoms: 7, label: "Services" },
    heading: "Four kinds of work",
    intro:
      "Most clients begin with the first and add the others when the figures say so.",
    services: [
      {
        name: "Search Campaigns",
        drawing: {
          plate: "k-search",
          alt: "An advertisement, “Boiler repair in Leeds, today”, with a second version behind it",
        },
        tone: "buff",
        features: [
          "Keyword and negative lists",
          "Ads written in pairs and tested",
          "Bids set by margin, not position",
          "Search terms read by a person",
        ],
      },
      {
        name: "Display & Remarketing",
        drawing: {
          plate: "k-display",
          alt: "Six standard banner sizes drawn to scale, one red",
        },
        tone: "shoal",
        features: [
          "Audiences built from real visits",
          "Banners in all standard sizes",
          "Caps on how often people see you",
          "Exclusions for apps and junk sites",
        ],
      },
      {
        name: "Shopping Campaigns",
        drawing: {
          plate: "k-shopping",
          alt: "Five vases with their prices, one red",
        },
        tone: "shoal",
        features: [
          "Merchant Center set-up and repair",
          "Product titles rewritten for search",
          "Bids by margin and stock level",
          "Price checks on rival sellers",
        ],
      },
      {
        name: "Strategy & Consulting",
        drawing: {
          plate: "k-strategy",
          alt: "A line that forks after today into a low and a high forecast, the expected course red",
        },
        tone: "buff",
        features: [
          "Account audits, in writing",
          "Forecasts, low case and high",
          "Tracking and consent set-up",
          "Training for in-house teams",
        ],
      },
    ],
  },

  cases: {
    mark: { fathoms: 10, label: "Case studies" },
    heading: "Three accounts, before and after",
    lead: {
      industry: "E-commerce",
      title: "A homeware shop stops paying for people who were only looking",
      description:
        "Half the budget went on searches such as “vase ideas”. We moved it to the forty products that carried the margin, and bid on those by name.",
      metrics: [
        { value: "+320%", label: "ROAS" },
        { value: "+185%", label: "Revenue" },
      ],
      picture: {
        drawing: { plate: "vases", alt: "Engraving of five vases on a table" },
        photograph: {
          id: "1556742049-0cfed4f6a45d",
          alt: "A card payment at a shop counter",
        },
      },
      tone: "buff",
      sample: true,
    },
    others: [
      {
        industry: "B2B software",
        title: "A warehouse-planning firm triples its leads on fewer keywords",
        description:
          "Nine hundred keywords became sixty. The ads began to name the job title they were written for.",
        metrics: [
          { value: "+210%", label: "Leads" },
          { value: "-40%", label: "Cost per lead" },
        ],
        picture: {
          drawing: {
            plate: "crates",
            alt: "Engraving of stacked pallets, one red",
          },
          photograph: {
            id: "1551434678-e076c223a692",
            alt: "Software developers at work",
          },
        },
        tone: "shoal",
        sample: true,
      },
      {
        industry: "Local services",
        title:
          "A heating engineer fills the diary within nine miles of the depot",
        description:
          "Ads ran only where a van could arrive the same day, and only in the hours when somebody could answer the phone.",
        metrics: [
          {
            value: "15.8%",
            label: "Conversion rate",
            drawing: {
              plate: "m-158",
              alt: "A hundred dots, 15.8 of them red",
            },
          },
          { value: "+126%", label: "New customers" },
        ],
        picture: {
          drawing: {
            plate: "streets",
            alt: "Street plan with three distance rings",
          },
          photograph: {
            id: "1585704032915-c3400ca199e7",
            alt: "A plumber at work",
          },
        },
        tone: "shoal",
        sample: true,
      },
    ],
    caption:
      "Bars are drawn to scale: the outline is the account before we took it on, the solid bar is the account after.",
  },

  pricing: {
    mark: { fathoms: 13, label: "Prices" },
    heading: "A base fee and a share of spend",
    intro: `The ad spend itself goes from you to Google. It never passes through us. ${company.vat.note}`,
    packages: [
      {
        name: "Starter",
        blurb:
          "For one location or one product line, with a clear idea of what a customer is worth.",
        basePence: 800_00,
        percentOfSpend: 15,
        features: [
          "Campaign setup",
          "Keyword research",
          "Ad copy",
          "Bi-weekly optimizations",
          "Monthly reporting",
        ],
      },
      {
        name: "Growth",
        blurb:
          "For firms that know search works and want to know how far it will go.",
        basePence: 1500_00,
        percentOfSpend: 12,
        features: [
          "Everything in Starter",
          "Search and display",
          "Remarketing",
          "Weekly optimizations",
          "Landing page recommendations",
          "Bi-weekly strategy calls",
        ],
        isMostPopular: true,
      },
      {
        name: "Enterprise",
        blurb:
          "For several markets or a large catalogue, where one percentage point pays for the team.",
        basePence: 3000_00,
        percentOfSpend: 10,
        features: [
          "Everything in Growth",
          "Full-funnel strategy",
          "Shopping and video",
          "Conversion rate optimization",
          "Custom dashboards",
          "Dedicated account manager",
          "Weekly strategy calls",
        ],
      },
    ],
    button: { text: "Get Started", to: enquiry },
    customQuote: {
      question:
        "Several countries, an unusual catalogue, or a team of your own to train?",
      link: { text: "Request Custom Quote", to: enquiry },
    },
  },

  estimate: {
    subject: "google-ads",
    assumptions: {
      costPerClickPence: 2_50,
      conversionRate: 4_00,
      saleValuePence: 250_00,
    },
    sample: true,
  },

  closing: {
    mark: { fathoms: 17, label: "Begin" },
    heading: "Let us read your account.",
    text: "Give us read-only access for a week. You get the audit whether or not you go on to hire us.",
    actions: [
      { text: "Get Started", to: "/contact" },
      {
        text: "Learn More",
        spokenEnd: "about our services",
        to: "/services",
      },
    ],
    sample: true,
  },
} satisfies GoogleAdsPage;
