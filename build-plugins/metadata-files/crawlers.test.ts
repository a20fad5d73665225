import { expect, test } from "vitest";

import { company } from "virtual:content";
import { pageFacts } from "~/head/page-heads";
import { indexedPages, securityTxt, sitemaps } from "./crawlers";

const ORIGIN = "https://www.example.com";

test("the sitemap has every page that may be indexed, and the dates of articles", () => {
  const text = sitemaps(ORIGIN, indexedPages).get("/sitemap.xml") ?? "";
  expect(text.match(/(?<=<loc>)[^<]+/g)).toEqual(
    [...pageFacts]
      .filter(([, { head }]) => head.searchEngines !== false)
      .map(([path]) => ORIGIN + path),
  );
  expect(text.match(/(?<=<lastmod>)[^<]+/g) ?? []).toHaveLength(
    [...pageFacts.values()].filter(({ posting }) => posting).length,
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
