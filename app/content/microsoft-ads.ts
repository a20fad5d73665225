import { contactAddress } from "../features/enquiry/enquiry-address.ts";
import { formatPence } from "../format/numbers.ts";
import { company } from "./company.ts";
import { figures } from "./figures.ts";
import type { MicrosoftAdsPage } from "./schema/ads.ts";

/** By how much a click is cheaper than on Google; specification, section 2. */
const lowerCpcPercent = 35;

/** An example of a price per click. */
const googlePence = 3_20;
const microsoftPence = Math.round(
  (googlePence * (100 - lowerCpcPercent)) / 100,
);

/** The URL of enquiries from the price list. */
const enquiry = contactAddress("microsoft-ads");

export const microsoftAds = {
  head: {
    title: `Microsoft Ads management and prices: ${company.name}`,
    description:
      "The buyers who never changed the browser on their work computer, at a lower cost per click. What we run for you, and our prices.",
  },

  hero: {
    kicker: "Microsoft Ads management",
    title: ["Same fish,", "fewer boats."],
    description:
      "Bing, Edge, Outlook and the search box in Windows come already set up on millions of work computers. The buyers are there. Most of your competitors never followed them, so the same click costs less.",
    button: { text: "Get Started", to: "/contact" },
    pricesLink: { text: "See the prices", to: "/microsoft-ads#prices" },
    query: "fleet insurance",
    waters: {
      label: `Two waters. On Google nine boats crowd one spot and the line goes down to ${formatPence(googlePence)}. On Microsoft three boats share it and the line goes down to ${formatPence(microsoftPence)}.`,
      google: { name: "Google", pricePence: googlePence },
      microsoft: { name: "Microsoft", pricePence: microsoftPence },
      sample: true,
    },
    caption: {
      lead: "One click, two waters.",
      text: `Depth is cost per click, to scale: an example bid of ${formatPence(googlePence)} on Google and the same click at ${lowerCpcPercent}% less on Microsoft. The boats are advertisers and are not to scale.`,
    },
  },

  stats: {
    mark: { fathoms: 2, label: "In figures" },
    heading: "Microsoft Ads in figures",
    stats: [
      {
        value: "12B+",
        label: "Monthly Searches",
        note: {
          measure: "Searches on Microsoft’s network in a month, worldwide.",
          period: "As published in 2025.",
          basis: "Microsoft’s figure, not a count of ours.",
          sample: true,
        },
        drawing: { plate: "m-12", alt: "Twelve blocks, a billion each" },
      },
      {
        value: `${figures.microsoftOnlyMillions}M`,
        label: "Users Not on Google",
        note: {
          measure: "People who search with Microsoft and not with Google.",
          period: "As published in 2025.",
          basis: "Microsoft’s figure, not a count of ours.",
          sample: true,
        },
        drawing: { plate: "m-64", alt: "Sixty-four dots, a million each" },
      },
      {
        value: `${lowerCpcPercent}%`,
        label: "Lower CPC",
        note: {
          measure: "Cost per click against the same keywords on Google.",
          period: "Twelve months to December 2025.",
          basis: "Clients who run both networks; the median.",
          sample: true,
        },
        drawing: {
          plate: "m-35",
          alt: `A bar ${lowerCpcPercent}% shorter than the one above it`,
        },
      },
      {
        value: "38%",
        label: "Higher CTR",
        note: {
          measure:
            "Clicks on each hundred showings, against the same ads on Google.",
          period: "Twelve months to December 2025.",
          basis: "Clients who run both networks; the median.",
          sample: true,
        },
        drawing: {
          plate: "m-38",
          alt: "A bar 38% longer than the one above it",
        },
      },
    ],
  },

  benefits: {
    mark: { fathoms: 3, label: "Benefits" },
    heading: "Six reasons to fish here",
    benefits: [
      {
        title: "Exclusive audience reach",
        description: `${figures.microsoftOnlyMillions} million people search here and not on Google. No Google budget, however large, will find them.`,
      },
      {
        title: "Lower competition",
        description:
          "Fewer advertisers in each auction means higher places for lower bids, on the same keywords.",
      },
      {
        title: "High-value demographics",
        description:
          "Older, better paid and more often at work: the people who approve the invoice.",
      },
      {
        title: "LinkedIn integration",
        description:
          "Bid more for a finance director than for a student. Microsoft owns the profile data, so you can.",
      },
      {
        title: "Advanced AI features",
        description:
          "Copilot places ads inside answers. We test what works there and switch off what does not.",
      },
      {
        title: "Google import",
        description:
          "Your Google campaigns come across in an afternoon. Then we rebuild the parts that should differ.",
        sample: true,
      },
    ],
  },

  approach: {
    mark: { fathoms: 5, label: "Approach" },
    heading: "Four casts of the\u00a0lead",
    deliverableLabel: "You receive",
    steps: [
      {
        when: "Days 1 to 5",
        title: "Strategic planning",
        description:
          "We find which of your Google terms have a Microsoft audience, and price them.",
        deliverable: "a forecast beside your Google figures",
        sample: true,
      },
      {
        when: "Days 6 to 8",
        title: "Optimized campaign structure",
        description:
          "Imported, then rebuilt: separate bids for desktop, for partner sites and for business hours.",
        deliverable: "a plan to approve",
        sample: true,
      },
      {
        when: "Days 9 and 10",
        title: "Audience targeting",
        description:
          "Company, industry and job function from LinkedIn profiles, laid over every campaign.",
        deliverable: "the list of who sees what",
        sample: true,
      },
      {
        when: "Every week or two",
        title: "Performance optimization",
        description:
          "Search terms are read, partner sites are pruned, and money moves to the cheaper network.",
        deliverable: "one page and a log of every change",
        sample: true,
      },
    ],
  },

  services: {
    mark: { fathoms: 7, label: "Services" },
    heading: "What we run for\u00a0you",
    intro: "Usually beside Google Ads, from one budget, with one report.",
    services: [
      {
        name: "Search Advertising",
        drawing: {
          plate: "ms-search",
          alt: "A search results page on a desktop screen, with your advertisement first",
        },
        tone: "shoal",
        features: [
          "Bing, Yahoo and DuckDuckGo",
          "Desktop and business-hours bids",
          "Ads written for desktop screens",
          "Search terms read by a person",
        ],
      },
      {
        name: "Audience Targeting",
        drawing: {
          plate: "ms-audience",
          alt: "Company over 250 staff, industry logistics, job function operations",
        },
        tone: "buff",
        features: [
          "LinkedIn company and industry",
          "LinkedIn job function",
          "Remarketing lists",
          "Customer match",
        ],
      },
      {
        name: "Microsoft Shopping",
        drawing: {
          plate: "ms-shopping",
          alt: "Four books with their prices, one red",
        },
        tone: "buff",
        features: [
          "Merchant Center import",
          "Feed repair and titles",
          "Bids by margin",
          "Price checks on rival sellers",
        ],
      },
      {
        name: "Strategy & Analytics",
        drawing: {
          plate: "ms-strategy",
          alt: "Six small charts, the rising one red",
        },
        tone: "shoal",
        features: [
          "Google and Microsoft compared",
          "Budget split, reviewed monthly",
          "Conversion tracking set-up",
          "Training for in-house teams",
        ],
      },
    ],
  },

  cases: {
    mark: { fathoms: 10, label: "Case studies" },
    heading: "Three catches, weighed",
    lead: {
      industry: "B2B",
      title:
        "An office-cleaning contractor finds the one person per building who signs",
      description:
        "Job-function targeting cut out tenants and jobseekers. Facilities managers saw the ads, and the sales team stopped ringing the wrong floor.",
      metrics: [
        { value: "-35%", label: "Cost per lead" },
        { value: "+45%", label: "Lead quality" },
      ],
      picture: {
        drawing: {
          plate: "facade",
          alt: "Office building at night, one window red",
        },
        photograph: {
          id: "1497366216548-37526070297c",
          alt: "Inside an office",
        },
      },
      tone: "deep",
      sample: true,
    },
    others: [
      {
        industry: "E-commerce",
        title: "A bookshop sells to readers who still use a desk",
        description:
          "Microsoft Shopping reached buyers over fifty, who ordered hardbacks and came back for the next one.",
        metrics: [
          { value: "5.2x", label: "ROAS" },
          { value: "+32%", label: "Revenue" },
        ],
        picture: {
          drawing: {
            plate: "spines",
            alt: "Engraving of three bookshelves, one spine red",
          },
          photograph: {
            id: "1556742049-0cfed4f6a45d",
            alt: "A card payment at a shop counter",
          },
        },
        tone: "buff",
        sample: true,
      },
      {
        industry: "Professional Services",
        title: "A conveyancing firm pays less for each new client",
        description:
          "Ads ran in office hours to people buying a home, with the fee stated in the headline.",
        metrics: [
          {
            value: "12.4%",
            label: "Conversion rate",
            drawing: {
              plate: "m-124",
              alt: "A hundred dots, 12.4 of them red",
            },
          },
          { value: "-42%", label: "Cost per client" },
        ],
        picture: {
          drawing: {
            plate: "tape",
            alt: "Engraving of three bundles of papers, one tied in red tape",
          },
          photograph: {
            id: "1450101499163-c8848c66ca85",
            alt: "Documents and a pen",
          },
        },
        tone: "shoal",
        sample: true,
      },
    ],
    caption:
      "Bars are drawn to scale: the outline is the account before us, the solid bar is the account after. For ROAS the outline is one pound of ad spend.",
  },

  pricing: {
    mark: { fathoms: 13, label: "Prices" },
    heading: "A little less than Google",
    intro: `Three packages, as for Google, priced for smaller accounts. Run both networks and the reporting is done once. ${company.vat.note}`,
    packages: [
      {
        name: "Starter",
        blurb: "For a first look at what the smaller network can bring you.",
        basePence: 750_00,
        percentOfSpend: 15,
        features: [
          "Campaign setup",
          "Google import",
          "Keyword research",
          "Ad copy",
          "Monthly reporting",
        ],
      },
      {
        name: "Growth",
        blurb:
          "For firms that want Microsoft to carry a real share of their leads.",
        basePence: 1400_00,
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
          "For large catalogues and account-based selling across several markets.",
        basePence: 2800_00,
        percentOfSpend: 10,
        features: [
          "Everything in Growth",
          "Full-funnel strategy",
          "Shopping",
          "Conversion rate optimization",
          "Custom dashboards",
          "Dedicated account manager",
          "Weekly strategy calls",
        ],
      },
    ],
    button: { text: "Get Started", to: enquiry },
    customQuote: {
      question: "Both networks, several brands, or a team of your own?",
      link: { text: "Request Custom Quote", to: enquiry },
    },
  },

  estimate: {
    subject: "microsoft-ads",
    assumptions: {
      costPerClickPence: 1_60,
      conversionRate: 4_00,
      saleValuePence: 250_00,
    },
    sample: true,
  },

  closing: {
    mark: { fathoms: 17, label: "Begin" },
    heading: "Try the quieter water.",
    text: "Send us your Google account, read-only. We will say what it would cost to reach the same buyers on Microsoft.",
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
} satisfies MicrosoftAdsPage;
