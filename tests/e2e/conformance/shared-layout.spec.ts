// Specification, section 2: shared layout.
import { expect, type Locator } from "@playwright/test";

import { test } from "../fixtures.ts";
import { scrolledBy, scrollTo } from "../header-look.ts";
import {
  ANSWERED_404,
  cookieNotice,
  footer,
  header,
  main,
  mainNavigation,
  menuButton,
  open,
  UNKNOWN,
} from "../site.ts";
import { statements, type Statement } from "./statements.ts";

const navigation = [
  ["Home", "/"],
  ["Services", "/services"],
  ["Google Ads", "/google-ads"],
  ["Microsoft Ads", "/microsoft-ads"],
  ["About Us", "/about"],
  ["Contact Us", "/contact"],
] as const;

const quickLinks = [
  ["Home", "/"],
  ["Services", "/services"],
  ["About Us", "/about"],
  ["Contact Us", "/contact"],
  ["Privacy Policy", "/privacy"],
] as const;

const ourServices = [
  ["Google Ads", "/google-ads"],
  ["Microsoft Ads", "/microsoft-ads"],
  ["SEO Optimization", "/services"],
  ["Social Media Marketing", "/services"],
  ["Content Strategy", "/services"],
] as const;

type Links = readonly (readonly [name: string, address: string])[];

/** These links, in this order, and no others. */
async function expectLinks(list: Locator, links: Links): Promise<void> {
  await expect(list.getByRole("link")).toHaveText(links.map(([name]) => name));
  for (const [name, address] of links) {
    const link = list.getByRole("link", { name, exact: true });
    await expect(link).toHaveAttribute("href", address);
  }
}

const column = (name: string, links: Links): Statement => [
  `Footer column ${name}: ${links.map(([text]) => text).join(", ")}`,
  (page) => expectLinks(footer(page).getByRole("navigation", { name }), links),
];

test.describe("Header", () => {
  statements("/", [
    [
      "A fixed header",
      (page) => expect(header(page)).toHaveCSS("position", "fixed"),
    ],
    [
      "a logo link to home",
      (page) =>
        expect(
          header(page).getByRole("link", { name: /^Leadline Digital/ }),
        ).toHaveAttribute("href", "/"),
    ],
    [
      "a horizontal nav of Home, Services, Google Ads, Microsoft Ads, About Us, Contact Us",
      (page) => expectLinks(mainNavigation(page), navigation),
    ],
  ]);

  for (const [name, path] of navigation) {
    test(`with the active item highlighted: ${name}`, async ({ read }) => {
      const page = await read(path);
      const current = mainNavigation(page).locator('[aria-current="page"]');
      await expect(current).toHaveText([name]);
    });
  }
});

test.describe("Narrow screens", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a menu button toggles a dropdown list of the same links", async ({
    page,
  }) => {
    await open(page, "/");
    await expect(mainNavigation(page)).toBeHidden();
    await menuButton(page).click();
    await expect(mainNavigation(page)).toBeVisible();
    await expectLinks(mainNavigation(page), navigation);
  });
});

test("The view scrolls to the top on load", async ({ page }) => {
  await open(page, "/");
  await scrollTo(page, 900);
  await mainNavigation(page).getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveTitle(/^About Us/);
  await expect.poll(() => scrolledBy(page)).toBe(0);
});

test.describe("Footer", () => {
  statements("/", [
    [
      "Footer, four columns",
      (page) =>
        expect(footer(page).getByRole("heading", { level: 2 })).toHaveText([
          "Leadline Digital",
          "Quick Links",
          "Our Services",
          "Stay Updated",
        ]),
    ],
    [
      "company blurb: delivers measurable results through innovative digital marketing solutions",
      (page) =>
        expect(footer(page)).toContainText(
          "measurable results through innovative digital marketing solutions",
        ),
    ],
    [
      "with contact details",
      async (page) => {
        const details = footer(page).locator("address");
        await expect(details.locator('a[href^="mailto:"]')).toHaveCount(1);
        await expect(details.locator('a[href^="tel:"]')).toHaveCount(1);
        await expect(details).toContainText("London");
      },
    ],
    column("Quick Links", quickLinks),
    column("Our Services", ourServices),
    [
      "Stay Updated, a newsletter form",
      async (page) => {
        const heading = footer(page).getByRole("heading", {
          name: "Stay Updated",
        });
        await expect(heading).toBeVisible();
        await expect(footer(page).locator("form")).toHaveCount(1);
      },
    ],
    [
      "a copyright line with the current year and the company's limited-company name",
      (page) =>
        expect(
          footer(page).getByText(
            `© ${new Date().getFullYear()} Leadline Digital Ltd`,
          ),
        ).toBeVisible(),
    ],
    [
      "and a Privacy Policy link",
      (page) =>
        expect(
          footer(page).getByRole("link", { name: "Privacy Policy" }).last(),
        ).toHaveAttribute("href", "/privacy"),
    ],
  ]);
});

test("Cookie consent banner: a fixed bottom bar with Accept, Reject and a Learn more toggle", async ({
  page,
}) => {
  await open(page, "/");
  const notice = cookieNotice(page);
  await expect(notice).toHaveCSS("position", "fixed");
  await expect(notice.getByRole("button", { name: "Accept" })).toBeVisible();
  await expect(notice.getByRole("button", { name: "Reject" })).toBeVisible();
  await expect(notice.getByText("Learn more")).toBeVisible();
});

test("Unknown-route failures show a fallback screen titled 'Unexpected Application Error!' with the error message", async ({
  page,
  complaints,
}) => {
  complaints.expect(ANSWERED_404);
  await open(page, UNKNOWN);
  const title = main(page).getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Unexpected Application Error!");
  await expect(main(page)).toContainText("404 Not Found");
});
