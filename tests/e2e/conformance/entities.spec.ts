// Specification, section 3: entities and their fields.
import { expect } from "@playwright/test";

import { test } from "../fixtures.ts";
import { entries, part } from "./page-parts.ts";

test("testimonial: quote, author, position, company", async ({ read }) => {
  const page = await read("/");
  const quotes = part(page, "In their words");
  await expect(quotes.getByRole("blockquote")).toHaveText([/\S/, /\S/, /\S/]);
  await expect(quotes.locator("figcaption, .byline")).toHaveText([
    /^(\w+ \w+)(\w.+), (\w.+)$/,
    /^(\w+ \w+)(\w.+), (\w.+)$/,
    /^(\w+ \w+)(\w.+), (\w.+)$/,
  ]);
});

test("team member: name, position, bio, imageSrc", async ({ read }) => {
  const page = await read("/about");
  const members = entries(part(page, "Team"), "ul");
  await expect(members).toHaveCount(4);
  for (const member of await members.all()) {
    await expect(member.getByRole("heading")).toHaveText(/\S/);
    await expect(member.locator("p")).toHaveText([/\S/, /\S/]);
    await expect(member.locator("img.photo")).toHaveAttribute("src", /^https:/);
  }
});

for (const path of ["/services", "/about"]) {
  test(`FAQ item: question, answer (${path})`, async ({ read }) => {
    const page = await read(path);
    const items = part(page, "Questions").locator("details");
    await expect(items).toHaveCount(5);
    for (const item of await items.all()) {
      await expect(item.locator("summary")).toHaveText(/\?$/);
      await expect(item.locator("p")).toHaveText(/\S/);
    }
  });
}

for (const path of ["/google-ads", "/microsoft-ads"]) {
  test(`case study: title, description, metrics (list of value/label), imageSrc, industry (${path})`, async ({
    read,
  }) => {
    const page = await read(path);
    const studies = page.getByRole("article");
    await expect(studies).toHaveCount(3);
    for (const study of await studies.all()) {
      await expect(study.getByRole("heading")).toHaveText(/\S/);
      await expect(study.locator("p")).toHaveText([/\S/, /\S/]);
      await expect(study.locator("dt")).toHaveText([/\S/, /\S/]);
      await expect(study.locator("dd")).toHaveText([/\d/, /\d/]);
      await expect(study.locator("img.photo")).toHaveAttribute(
        "src",
        /^https:/,
      );
    }
  });

  test(`pricing package: name, blurb, monthly base price, percentage of ad spend, feature list (${path})`, async ({
    read,
  }) => {
    const page = await read(path);
    const packages = entries(part(page, "Prices"), "ul");
    await expect(packages).toHaveCount(3);
    for (const entry of await packages.all()) {
      await expect(entry.getByRole("heading")).toHaveText(/\S/);
      await expect(entry.locator("p").filter({ hasText: /\.$/ })).toHaveCount(
        1,
      );
      await expect(entry).toContainText(/from £[\d,]+\/month/);
      await expect(entry).toContainText(/plus \d+% of ad spend/);
      await expect(entry.getByRole("listitem")).not.toHaveCount(0);
    }
  });
}
