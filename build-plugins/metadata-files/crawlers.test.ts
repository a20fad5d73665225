import { expect, test } from "vitest";

import company from "content/company.yaml";
import { pages } from "~/head/page-heads";
import { securityTxt, sitemap } from "./crawlers";

const ORIGIN = "https://www.example.com";

test("the sitemap has every page that may be indexed, and the dates of articles", () => {
  const text = sitemap(ORIGIN);
  expect(text.match(/(?<=<loc>)[^<]+/g)).toEqual(
    [...pages]
      .filter(([, { head }]) => head.searchEngines !== false)
      .map(([path]) => ORIGIN + path),
  );
  expect(text.match(/(?<=<lastmod>)[^<]+/g) ?? []).toHaveLength(
    [...pages.values()].filter(({ posting }) => posting).length,
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
