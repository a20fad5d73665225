// The promises in the texts of the shipped content, and its structured data.
import { expect } from "@playwright/test";

import {
  PURPOSES,
  type Purpose,
} from "../../app/features/cookie-notice/consent.ts";
import { test } from "../e2e/fixtures.ts";
import { siteContent } from "../e2e/site.ts";
import { readGraph } from "../graph-things.ts";

const { "cookie-notice": cookieNotice, privacy } = siteContent;

test.use({ javaScriptEnabled: false });

/** Each purpose in the words of the texts. */
const purposeInWords: Record<Purpose, string> = {
  measurement: "measure visits",
  advertising: "advertising",
};

test("the privacy policy and the notice ask for consent to every purpose", () => {
  const cookies = privacy.text.find(({ id }) => id === "cookies");
  for (const purpose of PURPOSES) {
    const words = new RegExp(
      `Accept lets us[^.]* ${purposeInWords[purpose]}\\b`,
    );
    expect(JSON.stringify(cookies)).toMatch(words);
    expect(cookieNotice.details[0]).toMatch(words);
  }
});

test("search engines read the company's prices and hours", async ({ page }) => {
  await page.goto("/");
  const data = page.locator('script[type="application/ld+json"]');
  const graph = readGraph((await data.textContent()) ?? "");
  const company = graph.find((node) => node["@type"] === "ProfessionalService");
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
