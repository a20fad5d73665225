import { expect, test } from "vitest";

import { requireSite } from "~/content/read-site";
import { pageFacts } from "~/head/page-facts";
import { indexedPages, securityTxt, sitemaps } from "./crawlers";

const { site } = requireSite("content");
const { company } = site.content;
const facts = pageFacts(site);

const ORIGIN = "https://www.example.com";

test("the sitemap has every page that may be indexed, and the days of changes", () => {
  const text = sitemaps(ORIGIN, indexedPages(facts)).get("/sitemap.xml") ?? "";
  expect(text.match(/(?<=<loc>)[^<]+/g)).toEqual(
    [...facts]
      .filter(([, { head }]) => head.searchEngines !== false)
      .map(([path]) => ORIGIN + path),
  );
  expect(text.match(/(?<=<lastmod>)[^<]+/g) ?? []).toHaveLength(
    [...facts.values()].filter(({ changed }) => changed).length,
  );
});

test("so many pages that one sitemap cannot have them are in several", () => {
  const many = Array.from({ length: 10_001 }, (_, index) => ({
    path: `/${index}`,
  }));
  const files = sitemaps(ORIGIN, many);
  const count = (file: string, tag: RegExp) =>
    files.get(file)?.match(tag)?.length;
  expect(count("/sitemap.xml", /<sitemap>/g)).toBe(2);
  expect(count("/sitemap-1.xml", /<url>/g)).toBe(10_000);
  expect(count("/sitemap-2.xml", /<url>/g)).toBe(1);
});

test("security.txt names the contact, and expires within a year", () => {
  const today = new Date("2026-11-23T10:00:00Z");
  expect(securityTxt(ORIGIN, site, today).split("\n")).toEqual([
    `Contact: mailto:${company.email}`,
    "Expires: 2027-11-22T10:00:00.000Z",
    "Preferred-Languages: en",
    `Canonical: ${ORIGIN}/.well-known/security.txt`,
    "",
  ]);
  // RFC 9116 wants an encrypted address there.
  expect(securityTxt("http://localhost:3000", site, today)).not.toMatch(
    /Canonical/,
  );
});
