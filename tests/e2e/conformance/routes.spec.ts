// Specification, section 2: screens and routes.
import { expect } from "@playwright/test";

import { test } from "../fixtures.ts";
import { footer, header, IMAGE_HOST, main, routes } from "../site.ts";

const ownWords: Record<(typeof routes)[number]["path"], RegExp> = {
  "/": /Leadline Digital/,
  "/services": /Services/,
  "/google-ads": /Google Ads/,
  "/microsoft-ads": /Microsoft Ads/,
  "/about": /About Us/,
  "/contact": /Contact Us/,
  "/privacy": /Privacy Policy/,
  "/thank-you": /Thank You/,
};

for (const { path, screen } of routes) {
  test(`${path} | ${screen}`, async ({ read, request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    const page = await read(path);
    await expect(page).toHaveTitle(ownWords[path]);
    await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
  });

  test(`${path} is inside the shared layout`, async ({ read }) => {
    const page = await read(path);
    await expect(header(page)).toHaveCount(1);
    await expect(footer(page)).toHaveCount(1);
  });
}

test("Each page sets its own browser title", async ({ read }) => {
  const titles = new Set<string>();
  for (const { path } of routes) {
    const page = await read(path);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(routes.length);
});

for (const path of ["/", "/services", "/google-ads", "/microsoft-ads"]) {
  test(`Hero sections take title, subtitle, description, button text and link: ${path}`, async ({
    read,
  }) => {
    const page = await read(path);
    const hero = main(page).locator("section").first();
    await expect(hero.getByRole("heading", { level: 1 })).toHaveText(/\S/);
    await expect(hero.locator(".kicker")).toHaveText(/\S/);
    await expect(hero.locator(".say > p")).not.toHaveCount(0);
    const button = hero.getByRole("link", { name: "Get Started" });
    await expect(button).toHaveAttribute("href", "/contact");
  });
}

for (const path of ["/about", "/google-ads", "/microsoft-ads"]) {
  test(`Images are loaded from external image hosts: ${path}`, async ({
    read,
  }) => {
    const page = await read(path);
    const photographs = main(page).locator(`img[src^="${IMAGE_HOST}/photo-"]`);
    await expect(photographs).not.toHaveCount(0);
  });
}
