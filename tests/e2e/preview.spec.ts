// A preview of a copy of the site with ten more articles and a draft: it shows the draft, and
// the articles can be searched.
import { expect } from "@playwright/test";

import { requireContent } from "../../app/content/load.ts";
import { fill } from "../../app/format/text.ts";
import { serveSite } from "../../bench/serve-site.ts";
import { copySite } from "../site-copy.ts";
import { test as base } from "./fixtures.ts";
import { main } from "./site.ts";

const { content } = requireContent("content");
const { search, topics } = content.articles;

const test = base.extend<object, { address: string }>({
  address: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, run) => {
      const site = copySite();
      for (let number = 1; number <= 10; number += 1)
        site.write(
          `content/articles/search-${number}.md`,
          `---
title: Article ${number}
standfirst: It says something.
date: 2026-01-${number + 10}
author: { name: J. Bell, role: Bookseller }
topics: [${topics[0]?.name}]
---

${number === 7 ? "A halibut swims below." : "Some words."}
`,
        );
      site.edit(
        "content/articles/search-1.md",
        "title: Article 1",
        "title: Half an article\npublished: no",
      );
      await site.build({ PREVIEW: "yes" });
      const { address, stop } = await serveSite({}, site.folder);
      await run(address);
      await stop();
      site.remove();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: ({ address }, run) => run(address),
});

// One build for both.
test.describe.configure({ mode: "default" });

test("articles are searched from the first key on, and found ones are announced", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) =>
    requested.push(new URL(request.url()).pathname),
  );
  await page.goto("/articles");
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  const log = main(page).locator(".log").last();
  await expect(log).toBeVisible();
  expect(requested.filter((path) => path.startsWith("/search/"))).toEqual([]);

  const field = main(page).getByRole("searchbox", { name: search.label });
  await field.pressSequentially("halibut");
  const status = main(page).locator(".search").getByRole("status");
  await expect(status).toHaveText(fill(search.one, { words: "halibut" }));
  await expect(log).toBeHidden();
  await expect(main(page).locator(".pages")).toBeHidden();
  await page.keyboard.press("Tab");
  const found = main(page).getByRole("link", { name: "Article 7" });
  await expect(found).toBeFocused();

  await field.fill("zzzz");
  await expect(status).toHaveText(fill(search.none, { words: "zzzz" }));
  await field.fill("");
  await expect(status).toBeEmpty();
  await expect(log).toBeVisible();

  await field.fill("halibut");
  await found.click();
  await expect(page).toHaveURL("/articles/search-7");
});

test("a preview shows a draft, marked, and asks search engines to leave every page out", async ({
  page,
}) => {
  for (const path of ["/", "/articles", "/articles/search-1", "/contact"]) {
    const response = await page.goto(path);
    expect(response?.headers()["x-robots-tag"]).toBe("noindex");
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute(
      "content",
      "noindex",
    );
  }
  await page.goto("/articles/search-1");
  await expect(main(page).locator("header")).toContainText(
    content.articles.draft,
  );
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the topics stand there, and no field", async ({ page }) => {
    await page.goto("/articles");
    await expect(
      main(page).getByRole("navigation", {
        name: content.articles.topicsLabel,
      }),
    ).toBeVisible();
    await expect(main(page).getByRole("searchbox")).toBeHidden();
  });
});
