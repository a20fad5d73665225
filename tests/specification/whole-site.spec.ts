// Specification, section 2: routes, titles and the shared layout, and what the texts of
// the shipped content promise. What the header, the menu, the notice and the forms do
// is in ../e2e/journeys.
import { expect, type Locator } from "@playwright/test";

import { test } from "../e2e/fixtures.ts";
import {
  footer,
  header,
  heading1,
  mainNavigation,
  open,
  policy,
  siteContent,
} from "../e2e/site.ts";
import { readGraph } from "../graph-things.ts";
import { check, checkLink } from "./page-parts.ts";

const routes = [
  { path: "/", screen: "Home", title: /Leadline Digital/ },
  { path: "/services", screen: "Services", title: /Services/ },
  { path: "/google-ads", screen: "Google Ads", title: /Google Ads/ },
  { path: "/microsoft-ads", screen: "Microsoft Ads", title: /Microsoft Ads/ },
  { path: "/about", screen: "About Us", title: /About Us/ },
  { path: "/contact", screen: "Contact Us", title: /Contact Us/ },
  { path: "/privacy", screen: "Privacy Policy", title: /Privacy Policy/ },
  { path: "/thank-you", screen: "Confirmation", title: /Thank You/ },
];

const navigation = {
  Home: "/",
  Services: "/services",
  "Google Ads": "/google-ads",
  "Microsoft Ads": "/microsoft-ads",
  "About Us": "/about",
  "Contact Us": "/contact",
};

/** The specification's five, and the two lists that came later. */
const quickLinks = {
  Home: "/",
  Services: "/services",
  "About Us": "/about",
  Articles: "/articles",
  "Case Studies": "/case-studies",
  "Contact Us": "/contact",
  "Privacy Policy": "/privacy",
};

const ourServices = {
  "Google Ads": "/google-ads",
  "Microsoft Ads": "/microsoft-ads",
  "SEO Optimization": "/services#seo",
  "Social Media Marketing": "/services#idm",
  "Content Strategy": "/services#seo",
};

async function checkLinks(
  list: Locator,
  links: Record<string, string>,
): Promise<void> {
  await check(list.getByRole("link")).toHaveText(Object.keys(links));
  const addresses = await list
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  check(addresses).toEqual(Object.values(links));
}

test.describe("as the HTML says", () => {
  test.use({ javaScriptEnabled: false });

  test("each route has a screen of its own title inside the shared layout", async ({
    page,
  }) => {
    const seen = new Set<string>();
    for (const { path, screen, title } of routes) {
      await test.step(`${path}: ${screen}`, async () => {
        const response = await page.goto(path);
        check(response?.status()).toBe(200);
        check(response?.request().redirectedFrom()).toBeNull();
        seen.add(await page.title());
        await check(page).toHaveTitle(title);
        await check(heading1(page)).toBeVisible();
        await check(footer(page)).toBeAttached();

        await checkLinks(mainNavigation(page), navigation);
        const current = mainNavigation(page).locator("[aria-current=page]");
        const active = Object.entries(navigation).filter(
          ([, address]) => address === path,
        );
        await check(current).toHaveText(active.map(([name]) => name));
      });
    }
    expect(seen.size).toBe(routes.length);
  });

  test("the header is fixed and has the logo", async ({ page }) => {
    await page.goto("/");
    await check(header(page)).toHaveCSS("position", "fixed");
    await checkLink(header(page), "Leadline Digital", "/");
  });

  test("the footer has four columns and the copyright line", async ({
    page,
  }) => {
    await page.goto("/");
    const columns = footer(page).getByRole("heading", { level: 2 });
    await check(columns).toHaveText([
      "Leadline Digital",
      "Quick Links",
      "Our Services",
      "Stay Updated",
    ]);
    await check(footer(page)).toContainText(
      "measurable results through innovative digital marketing solutions",
    );
    const details = footer(page).locator("address");
    await check(details.locator('a[href^="mailto:"]')).toHaveCount(1);
    await check(details.locator('a[href^="tel:"]')).toHaveCount(1);
    await check(details).toContainText("London");
    for (const [name, links] of [
      ["Quick Links", quickLinks],
      ["Our Services", ourServices],
    ] as const) {
      const column = footer(page).getByRole("navigation", { name });
      await checkLinks(column, links);
    }
    await check(footer(page).locator("form")).toHaveCount(1);
    await check(footer(page)).toContainText(/© 20\d\d Leadline Digital Ltd/);
    const links = footer(page).getByRole("link", { name: "Privacy Policy" });
    await check(links.last()).toHaveAttribute("href", "/privacy");
  });

  test("search engines read the company's prices and hours", async ({
    page,
  }) => {
    await page.goto("/");
    const data = page.locator('script[type="application/ld+json"]');
    const graph = readGraph((await data.textContent()) ?? "");
    const company = graph.find((node) => node["@type"] === "LocalBusiness");
    expect(company).toMatchObject({
      telephone: "+442079460172",
      priceRange: "£750–£3,000",
      openingHoursSpecification: [
        {
          dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
          opens: "09:00",
          closes: "18:00",
        },
        { dayOfWeek: ["Saturday"], opens: "10:00", closes: "14:00" },
      ],
    });
  });
});

test("the footer shows the visitor's year, however old the build is", async ({
  page,
}) => {
  await page.clock.setFixedTime("2031-06-15T12:00:00Z");
  await open(page, "/");
  await expect(footer(page)).toContainText("© 2031 Leadline Digital Ltd");
});

const { "cookie-notice": cookieNotice } = siteContent;

test("the privacy policy and the notice ask for nothing that the site does not use", () => {
  const parts = policy?.kind === "page" ? policy.page.text.parts : [];
  const cookies = parts.find(({ id }) => id === "cookies");
  const words = /counts nothing|nothing is counted/i;
  expect(JSON.stringify(cookies)).toMatch(words);
  expect(cookieNotice.details[0]).toMatch(words);
  expect(cookieNotice.text).not.toContain("?");
});
