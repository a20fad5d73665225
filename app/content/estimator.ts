import type { Estimator } from "../features/estimator/schema.ts";

/**
 * The words of the fee estimator on both ads pages. The estimate replaces the
 * slots in { }.
 */
export const estimator = {
  mark: { fathoms: 15, label: "Estimate" },
  heading: "What would I pay?",
  intro:
    "Move the weight along the surface. The first fee the line touches is the cheapest at that spend.",
  openingSpendPence: 30_000_00,

  spend: { label: "Monthly ad spend", exactLabel: "Exact amount" },
  field: {
    hint: "{least} to {most}",
    errors: {
      noNumber: "Enter a number, such as {example}.",
      outOfRange: "Enter an amount from {least} to {most}.",
    },
  },

  answer: {
    one: "{spend} a month; {names} is cheapest at {fee}",
    several: "{spend} a month; {names} are cheapest at {fee}",
  },
  /** The word between the names of packages that cost the same. */
  and: " and ",

  chart: {
    upTo: "is cheapest up to {to}",
    between: "is cheapest from {from} to {to}",
    above: "above {from}",
  },

  fees: {
    cheapest: "Cheapest",
    working: "{base} + {share} ({percent}% of spend)",
    total: "{percent}% of {total} in all",
  },
  next: "Above {spend} a month, {name} is cheaper.",
  noNext: "At no higher spend is another cheaper.",

  start: "Start with this estimate",

  worked: {
    caption: "Fees per month",
    spend: "Ad spend",
    spendsPence: [1000_00, 30_000_00, 100_000_00],
  },

  outlook: {
    summary: "What could it bring?",
    note: "An illustration, not a forecast. The three values are samples: put in your own. Every enquiry counts as a sale.",
    fields: {
      costPerClickPence: "Cost per click",
      conversionRate: "Conversion rate",
      saleValuePence: "Value of a sale",
    },
    results: {
      clicks: { label: "Clicks", formula: "spend ÷ cost per click" },
      enquiries: { label: "Enquiries", formula: "clicks × conversion rate" },
      costPerEnquiry: {
        label: "All-in cost per enquiry",
        formula: "(spend + fee) ÷ enquiries",
        none: "no enquiry",
      },
      returnOnSpend: {
        label: "Return on ad spend",
        formula: "enquiries × value of a sale ÷ spend",
      },
    },
  },

  caption:
    "From the starting prices above, without ad spend or VAT. Both scales are square roots, so that small accounts can be read.",
} satisfies Estimator;
