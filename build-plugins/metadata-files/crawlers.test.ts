import { expect, test } from "vitest";

import brand from "content/brand.yaml";
import company from "content/company.yaml";
import googleAds from "content/google-ads.yaml";
import { pages } from "~/head/page-heads";
import { llms, securityTxt, sitemap } from "./crawlers";

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
