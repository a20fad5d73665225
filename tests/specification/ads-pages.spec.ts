// Specification, section 2: Google Ads and Microsoft Ads pages; section 9: their
// packages. Both have the same layout.
import { test } from "../e2e/fixtures.ts";
import { IMAGE_HOST } from "../e2e/site.ts";
import {
  check,
  checkFigures,
  checkLink,
  entries,
  exactly,
  hero,
  section,
} from "./page-parts.ts";

// The facts are in the HTML, without any script.
test.use({ javaScriptEnabled: false });

type Facts = {
  path: string;
  stats: Record<string, string>;
  benefits: RegExp[];
  steps: string[];
  services: string[];
  cases: Record<string, Record<string, string>>;
  packages: { name: string; base: string; percent: string; has: RegExp[] }[];
};

const growth = [
  /starter/i,
  /search and display/i,
  /remarketing/i,
  /weekly optimizations/i,
  /landing page recommendations/i,
  /bi-weekly strategy calls/i,
];

const enterprise = (shopping: RegExp) => [
  /growth/i,
  /full-funnel strategy/i,
  shopping,
  /conversion rate optimization/i,
  /custom dashboards/i,
  /dedicated account manager/i,
  /weekly strategy calls/i,
];

const google: Facts = {
  path: "/google-ads",
  stats: {
    "Monthly Searches": "63M+",
    "Lower CPC": "40%",
    "Average ROI": "200%",
    "Online Reach": "90%",
  },
  // Their titles are not in the specification.
  benefits: Array.from({ length: 6 }, () => /\S/),
  steps: [
    "research and analysis",
    "campaign structure",
    "continuous optimization",
    "reporting",
  ],
  services: [
    "Search Campaigns",
    "Display & Remarketing",
    "Shopping Campaigns",
    "Strategy & Consulting",
  ],
  cases: {
    "E-commerce": { ROAS: "+320%", revenue: "+185%" },
    "B2B software": { leads: "+210%", "cost per lead": "-40%" },
    "Local services": { "conversion rate": "15.8%", "new customers": "+126%" },
  },
  packages: [
    {
      name: "Starter",
      base: "£800",
      percent: "15%",
      has: [
        /setup/i,
        /keyword research/i,
        /ad copy/i,
        /bi-weekly optimizations/i,
        /monthly reporting/i,
      ],
    },
    { name: "Growth", base: "£1,500", percent: "12%", has: growth },
    {
      name: "Enterprise",
      base: "£3,000",
      percent: "10%",
      has: enterprise(/shopping and video/i),
    },
  ],
};

const microsoft: Facts = {
  path: "/microsoft-ads",
  stats: {
    "Monthly Searches": "12B+",
    "Users Not on Google": "64M",
    "Lower CPC": "35%",
    "Higher CTR": "38%",
  },
  benefits: [
    "exclusive audience reach",
    "lower competition",
    "high-value demographics",
    "LinkedIn integration",
    "Advanced AI features",
    "Google import",
  ].map(exactly),
  steps: [
    "strategic planning",
    "optimized campaign structure",
    "audience targeting",
    "performance optimization",
  ],
  services: [
    "Search Advertising",
    "Audience Targeting",
    "Microsoft Shopping",
    "Strategy & Analytics",
  ],
  cases: {
    B2B: { "cost per lead": "-35%", "lead quality": "+45%" },
    "E-commerce": { ROAS: "5.2x", revenue: "+32%" },
    "Professional Services": {
      "conversion rate": "12.4%",
      "cost per client": "-42%",
    },
  },
  packages: [
    {
      name: "Starter",
      base: "£750",
      percent: "15%",
      has: [
        /setup/i,
        /google import/i,
        /keyword research/i,
        /ad copy/i,
        /monthly reporting/i,
      ],
    },
    { name: "Growth", base: "£1,400", percent: "12%", has: growth },
    {
      name: "Enterprise",
      base: "£2,800",
      percent: "10%",
      has: enterprise(/^shopping$/i),
    },
  ],
};

for (const { path, ...facts } of [google, microsoft]) {
  test(`${path}: hero, figures, benefits, approach, services, case studies and packages`, async ({
    page,
  }) => {
    await page.goto(path);
    await checkLink(hero(page), "Get Started", "/contact");

    await checkFigures(section(page, "figures"), facts.stats);

    const benefits = entries(section(page, "list"), "ul");
    await check(benefits.getByRole("heading")).toHaveText(facts.benefits);

    const steps = entries(section(page, "steps"), "ol");
    await check(steps.getByRole("heading")).toHaveText(
      facts.steps.map(exactly),
    );

    const services = entries(section(page, "list", 1), "ul");
    await check(services.getByRole("heading")).toHaveText(facts.services);
    for (const service of await services.all()) {
      await check(service.getByRole("listitem")).toHaveCount(4);
    }

    // Each case study has a title, a description, metrics, an image and an industry.
    const cases = Object.entries(facts.cases);
    const studies = section(page, "cases").getByRole("article");
    await check(studies).toHaveCount(cases.length);
    for (const [industry, metrics] of cases) {
      const study = studies.filter({
        has: page.getByText(industry, { exact: true }),
      });
      await check(study.getByRole("heading")).toHaveText(/\S/);
      await check(study.locator("p")).toHaveText([industry, /\S/]);
      await checkFigures(study, metrics);
      const photograph = study.locator(`img[src^="${IMAGE_HOST}/photo-"]`);
      await check(photograph).toHaveCount(1);
    }

    const pricing = section(page, "prices");
    const packages = pricing.getByRole("article");
    await check(packages).toHaveCount(facts.packages.length);
    for (const { name, base, percent, has } of facts.packages) {
      const entry = packages.filter({
        has: page.getByRole("heading", { name: exactly(name) }),
      });
      await check(entry).toContainText(`from ${base}/month`);
      await check(entry).toContainText(`plus ${percent} of ad spend`);
      await check(entry.getByRole("listitem")).toHaveText(has);
      await check(entry.getByRole("link")).toHaveAttribute(
        "href",
        `/contact?subject=${path.slice(1)}`,
      );
      // The blurb is the package's only whole sentence.
      const blurb = entry.locator("p").filter({ hasText: /\.$/ });
      await check(blurb).toHaveCount(1);
    }
    const popular = packages.filter({ has: page.getByText("MOST POPULAR") });
    await check(popular.getByRole("heading")).toHaveText("Growth");
    await check(pricing.getByText("MOST POPULAR")).toHaveCount(1);

    await checkLink(pricing, "Request Custom Quote", "/contact");
    const closing = section(page, "closing");
    await checkLink(closing, "Get Started", "/contact");
    await checkLink(closing, "Learn More", "/services");
  });
}
