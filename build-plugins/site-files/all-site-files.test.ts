import { expect, test } from "vitest";

import brand from "content/brand.yaml";
import company from "content/company.yaml";
import googleAds from "content/google-ads.yaml";
import { pages } from "~/head/page-heads";
import { indexedPages, llms, robots, securityTxt } from "./all-site-files";
import { manifest } from "./icons";
import { sitemaps } from "./sitemaps";

const ORIGIN = "https://www.example.com";

const textOf = (file?: { content: () => unknown }) => String(file?.content());

test("the sitemap has every page that may be indexed, and the dates of articles", () => {
  const [file] = sitemaps(ORIGIN, indexedPages);
  const addresses = textOf(file).match(/(?<=<loc>)[^<]+/g);
  expect(addresses).toEqual(
    [...pages]
      .filter(([, { head }]) => head.searchEngines !== false)
      .map(([path]) => ORIGIN + path),
  );
  const dates = textOf(file).match(/(?<=<lastmod>)[^<]+/g) ?? [];
  expect(dates).toHaveLength(
    [...pages.values()].filter(({ posting }) => posting).length,
  );
});

test("so many pages that one sitemap cannot have them are in several", () => {
  const many = Array.from({ length: 10_001 }, (_, index) => ({
    path: `/${index}`,
  }));
  const [index, first, second, ...others] = sitemaps(ORIGIN, many);
  expect(textOf(index).match(/<sitemap><loc>[^<]+/g)).toEqual([
    `<sitemap><loc>${ORIGIN}/sitemap-1.xml`,
    `<sitemap><loc>${ORIGIN}/sitemap-2.xml`,
  ]);
  expect(textOf(first).match(/<url>/g)).toHaveLength(10_000);
  expect(textOf(second).match(/<url>/g)).toHaveLength(1);
  expect(others).toEqual([]);
});

test("robots.txt allows everything and names the sitemap", () => {
  expect(robots(ORIGIN, "/sitemap.xml")).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/sitemap.xml\n",
  );
});

test("security.txt names the contact, and expires within a year", () => {
  const today = new Date("2026-11-23T10:00:00Z");
  expect(securityTxt(ORIGIN, today).split("\n")).toEqual([
    `Contact: mailto:${company.email}`,
    "Expires: 2027-11-22T10:00:00.000Z",
    "Preferred-Languages: en",
    `Canonical: ${ORIGIN}/.well-known/security.txt`,
    "",
  ]);
  // RFC 9116 wants an encrypted address there.
  expect(securityTxt("http://localhost:3000", today)).not.toMatch(/Canonical/);
});

test("llms.txt has one heading, a summary, and a description for every link", () => {
  const lines = llms(ORIGIN).split("\n");
  expect(lines.filter((line) => line.startsWith("# "))).toEqual([
    `# ${brand.name}`,
  ]);
  expect(lines[2]).toMatch(/^> ./);
  const links = lines.filter((line) => line.startsWith("- ["));
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) {
    expect(link).toMatch(/^- \[[^\]]+\]\((https|tel|mailto):[^)]+\): .+/);
  }
  for (const { name } of googleAds.pricing?.packages ?? []) {
    expect(links.join("\n")).toContain(
      `, ${name}](https://www.example.com/google-ads#pricing): `,
    );
  }
});

test("the web app manifest has the company's name and the pages' colour", () => {
  expect(JSON.parse(manifest())).toMatchObject({
    name: brand.name,
    short_name: brand.shortName,
    start_url: "/",
    display: "browser",
    theme_color: brand.themeColour.light,
    background_color: brand.themeColour.light,
  });
});
