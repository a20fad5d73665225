// The pages as they are sent, before any script has run.
import { createHash } from "node:crypto";

import { expect, type APIRequestContext, type Page } from "@playwright/test";

import { test } from "./fixtures.ts";
import { routes, UNKNOWN } from "./site.ts";

const paths = [...routes.map((route) => route.path), UNKNOWN];

/** Data in a script element does not run, and so needs no leave. */
const INLINE_CODE = 'script:not([src], [type="application/ld+json"])';

const get = async (request: APIRequestContext, path: string) => {
  const response = await request.get(path);
  return { html: await response.text(), headers: response.headers() };
};

/** Parses a page without running it; gives what the selector finds. */
const inMarkup = (page: Page, html: string, selector: string, name: string) =>
  page.evaluate(
    (given) => {
      const parsed = new DOMParser().parseFromString(given.html, "text/html");
      return Array.from(
        parsed.querySelectorAll(given.selector),
        (element) => element.getAttribute(given.name) ?? element.textContent,
      );
    },
    { html, selector, name },
  );

async function expectOwnPolicy(
  page: Page,
  html: string,
  policy: string,
): Promise<void> {
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain("unsafe-");
  expect(await inMarkup(page, html, "[style]", "style")).toEqual([]);
  const scripts = await inMarkup(page, html, INLINE_CODE, "-");
  const styles = await inMarkup(page, html, "style", "-");
  expect(scripts).not.toHaveLength(0);
  expect(styles).toHaveLength(1);
  for (const code of [...scripts, ...styles]) {
    const digest = createHash("sha256").update(code).digest("base64");
    expect(policy).toContain(`'sha256-${digest}'`);
  }
}

for (const path of paths) {
  test(`${path} is sound and keeps to its own security policy`, async ({
    page,
    request,
  }) => {
    const { html, headers } = await get(request, path);
    await expectOwnPolicy(page, html, headers["content-security-policy"] ?? "");

    const all = (selector: string, name = "-") =>
      inMarkup(page, html, selector, name);
    expect(await all("h1")).toHaveLength(1);
    expect(await all("main")).toHaveLength(1);
    expect(await all("html", "lang")).toEqual(["en-GB"]);
    const ids = await all("[id]", "id");
    expect(ids).toEqual([...new Set(ids)]);
    const title = expect.stringMatching(/^.{5,60}$/);
    expect(await all("head > title")).toEqual([title]);
    const description = expect.stringMatching(/^.{70,155}$/);
    const descriptions = path === UNKNOWN ? [] : [description];
    expect(await all('head > meta[name="description"]', "content")).toEqual(
      descriptions,
    );
  });
}

test("no two pages have the same title or description", async ({
  page,
  request,
}) => {
  const titles: string[] = [];
  const descriptions: string[] = [];
  for (const { path } of routes) {
    const { html } = await get(request, path);
    titles.push(...(await inMarkup(page, html, "head > title", "-")));
    descriptions.push(
      ...(await inMarkup(page, html, 'meta[name="description"]', "content")),
    );
  }
  expect(new Set(titles).size).toBe(routes.length);
  expect(new Set(descriptions).size).toBe(routes.length);
});
